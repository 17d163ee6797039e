/** How long the file's URL is valid. Safari may begin to read the file only after the click. Milliseconds. */
const URL_VALID_MS = 60_000;

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), URL_VALID_MS);
}
