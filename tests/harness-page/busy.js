// Works in slices of 25 ms until it receives "stop" between two slices, and then answers.
const { port1, port2 } = new MessageChannel();
let working = false;
port1.onmessage = () => {
  if (!working) return;
  const end = performance.now() + 25;
  while (performance.now() < end);
  port2.postMessage(null);
};
onmessage = ({ data }) => {
  working = data === "start";
  if (working) port2.postMessage(null);
  else postMessage("heard");
};
