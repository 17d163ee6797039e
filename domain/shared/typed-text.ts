/**
 * Characters that the rules refuse as hidden, and halves of characters, which no database stores. Joiners stay: emoji,
 * and words of many languages, need them.
 */
const HIDDEN =
  /(?![\p{VS}\p{Join_C}\u180E])\p{DI}|[\u{16FE4}\p{Cs}\u2800\uFDD0-\uFDEF\uFFF9-\uFFFC\uFFFE\uFFFF\u{13430}-\u{1343F}\u{1D159}]/gu;

/** A text as typed, on one line, with only characters that are visible or join others. */
export function typedText(typed: string): string {
  return typed
    .replace(HIDDEN, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** A text of several lines as typed: each as `typedText` has it, with at most one empty line between two others. */
export function typedLines(typed: string): string {
  return typed
    .split(/\r\n?|\n/)
    .map(typedText)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
