/**
 * Characters that the rules refuse as hidden, and halves of surrogate pairs, which no database stores. Joiners stay,
 * because emoji and words of many languages need them.
 */
const HIDDEN =
  /(?![\p{VS}\p{Join_C}\u180E])\p{DI}|[\u{16FE4}\p{Cs}\u2800\uFDD0-\uFDEF\uFFF9-\uFFFC\uFFFE\uFFFF\u{13430}-\u{1343F}\u{1D159}]/gu;

/** A typed text on one line, trimmed, without hidden characters. */
export function typedText(typed: string): string {
  return typed
    .replace(HIDDEN, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** A typed text of several lines: `typedText` of each, trimmed, with at most one empty line in a row. */
export function typedLines(typed: string): string {
  return typed
    .split(/\r\n?|\n/)
    .map(typedText)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
