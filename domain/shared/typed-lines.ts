import { typedText } from './typed-text.ts';

/** A text of several lines as typed: each line as `typedText` has it, with at most one empty line between two others. */
export function typedLines(typed: string): string {
  return typed
    .split(/\r\n?|\n/)
    .map(typedText)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
