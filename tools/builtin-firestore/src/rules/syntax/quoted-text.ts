/** The escapes of string literals; any other is a syntax error (protocol 7.1). */
const escapes = new Map([
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

export type QuotedText =
  | { readonly ok: true; readonly text: string; readonly end: number }
  | { readonly ok: false; readonly description: string; readonly offset: number };

/** Reads the literal whose opening quote is at `start`; `end` is the offset after the closing quote. */
export function readQuotedText(source: string, start: number): QuotedText {
  const quote = source[start];
  let text = '';
  for (let offset = start + 1; offset < source.length; offset += 1) {
    const character = source[offset] ?? '';
    if (character === quote) return { ok: true, text, end: offset + 1 };
    if (character === '\n' || character === '\r') break;
    if (character === '\\') {
      const escaped = escapes.get(source[offset + 1] ?? '');
      if (escaped === undefined) {
        return { ok: false, description: `Invalid escape sequence '\\${source[offset + 1] ?? ''}'.`, offset };
      }
      text += escaped;
      offset += 1;
    } else {
      text += character;
    }
  }
  return { ok: false, description: 'Unterminated string literal.', offset: start };
}

/** The inverse of `readQuotedText`, in single quotes. */
export function quoteText(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');
  return `'${escaped}'`;
}
