/**
 * A text as typed, on one line, without halves of characters, which no database stores, and without the embeddings,
 * overrides and isolates that change the direction of the text around it.
 */
export function typedText(typed: string): string {
  return typed
    .replace(/[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
