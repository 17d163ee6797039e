/** A text as typed, on one line, without halves of characters, which no database stores. */
export function typedText(typed: string): string {
  return typed
    .replace(/\p{Cs}/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
