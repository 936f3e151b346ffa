/** Downloads a record. */
export function save(record) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = "arimaa.txt";
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
