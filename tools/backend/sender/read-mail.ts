/** A mail as a mailbox shows it. */
export interface ArrivedMail {
  /** The recipients on the envelope; the headers may name others. */
  readonly recipients: readonly string[];
  /** The headers by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parts of the body by their type, such as `text/plain`. */
  readonly parts: Readonly<Record<string, string>>;
}

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');

const unquoted = (quoted: string) =>
  quoted
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('latin1');

/** Decodes the words of a header that are not ASCII (RFC 2047). */
const decodedWords = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, form: string, word: string) =>
      utf8(form.toLowerCase() === 'b' ? fromBase64(word) : unquoted(word.replaceAll('_', ' '))),
    );

/** Splits a mail or a part at the first empty line, which ends the headers. */
function split(raw: string): readonly [headers: Record<string, string>, body: string] {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): readonly [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
  });
  return [Object.fromEntries(headers), rest.join('\r\n\r\n')];
}

function decodedBody(body: string, encoding: string | undefined): string {
  switch (encoding?.toLowerCase()) {
    case 'base64':
      return utf8(fromBase64(body));
    case 'quoted-printable':
      return utf8(unquoted(body));
    default:
      return utf8(body);
  }
}

/** Reads a mail of the product's form: all parts are texts. `raw` has one character for each byte. */
export function readMail(raw: string, recipients: readonly string[]): ArrivedMail {
  const [headers, body] = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  const decoded = parts.map((part): readonly [string, string] => {
    const [{ 'content-type': type = '', 'content-transfer-encoding': encoding }, content] = split(
      part.replace(/^\r\n/, ''),
    );
    return [type.replace(/;.*/, ''), decodedBody(content, encoding).replaceAll('\r\n', '\n').trimEnd()];
  });
  return { recipients, headers, parts: Object.fromEntries(decoded) };
}
