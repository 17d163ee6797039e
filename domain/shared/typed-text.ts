/** A text as typed, on one line and without what no database stores: halves of characters. */
export function typedText(typed: string): string {
  return typed
    .replace(/\p{Cs}/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
