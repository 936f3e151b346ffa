const { randomBytes } = require("node:crypto");
const { commands, Uri, ViewColumn, window } = require("vscode");

exports.activate = ({ extensionUri, subscriptions }) => {
  const open = () => {
    const folder = Uri.joinPath(extensionUri, "node_modules", "ansa");
    const options = { enableScripts: true, localResourceRoots: [folder], retainContextWhenHidden: true };
    const { webview } = window.createWebviewPanel("arimaa", "Arimaa", ViewColumn.One, options);
    webview.onDidReceiveMessage(({ label, turn }) => window.setStatusBarMessage(`${label} ${turn}`));
    webview.html = page(webview.cspSource, webview.asWebviewUri(Uri.joinPath(folder, "element", "arimaa-board.js")));
  };
  subscriptions.push(commands.registerCommand("arimaa.play", open));
};

function page(source, element) {
  const nonce = randomBytes(16).toString("base64");
  const policy = `default-src 'none'; script-src 'nonce-${nonce}' 'wasm-unsafe-eval'; worker-src ${source} blob:`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <title>Arimaa</title>
  </head>
  <body>
    <arimaa-board mode="play" side="silver" level="3"></arimaa-board>
    <script type="module" nonce="${nonce}">
      import "${element}";

      const editor = acquireVsCodeApi();
      const board = document.querySelector("arimaa-board");
      board.addEventListener("turn", ({ detail: { label, turn } }) => editor.postMessage({ label, turn }));
      const colours = () => {
        board.theme = document.body.dataset.vscodeThemeKind?.endsWith("light") ? "light" : "dark";
      };
      new MutationObserver(colours).observe(document.body, { attributes: true });
      colours();
    </script>
  </body>
</html>`;
}
