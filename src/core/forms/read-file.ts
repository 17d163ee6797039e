import { fail, succeed, type Result } from '#domain/shared/result.ts';

/** `guessed`: the file is no valid Unicode, and was read as Windows-1252, which older Excel versions write. */
export interface FileText {
  readonly text: string;
  readonly guessed: boolean;
}

export type UnreadableFile = {
  readonly code: 'file-large' | 'file-workbook' | 'file-contacts' | 'file-unreadable';
};

/** The most bytes of a file. A file of five thousand lines has far fewer. */
const MOST_BYTES = 10_000_000;

/** The first bytes of spreadsheets in their default formats: a zip and a compound file. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const beginsWith = (bytes: Uint8Array, begin: readonly number[]) =>
  begin.every((byte, index) => bytes[index] === byte);

/** The beginning of a file of contact cards, as phones and Apple's address book save it. */
const CARDS = /^\uFEFF?\s*BEGIN:VCARD/i;

const LOOKED_AT = 1000;
const MOST = 0.4;

/** UTF-16 without a byte order mark; `null` for other text. In western texts, about every second byte is zero. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const begin = bytes.subarray(0, LOOKED_AT);
  const zerosAt = (odd: number) =>
    begin.filter((byte, index) => byte === 0 && index % 2 === odd).length / begin.length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (bytes.length % 2 === 1 || Math.min(even, odd) > 0) return null;
  if (odd >= MOST) return 'utf-16le';
  return even >= MOST ? 'utf-16be' : null;
}

/** Decodes UTF-8, UTF-16, or else Windows-1252. Fails with `file-workbook`, `file-contacts` or `file-unreadable`. */
export function textIn(bytes: Uint8Array): Result<FileText, UnreadableFile> {
  if (WORKBOOKS.some((begin) => beginsWith(bytes, begin))) return fail({ code: 'file-workbook' });
  const decode = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (beginsWith(bytes, [0xff, 0xfe])) return succeed({ text: decode('utf-16le'), guessed: false });
  if (beginsWith(bytes, [0xfe, 0xff])) return succeed({ text: decode('utf-16be'), guessed: false });
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return succeed({ text: decode(unmarked), guessed: false });
  if (bytes.includes(0)) return fail({ code: 'file-unreadable' });
  try {
    const text = decode('utf-8', true);
    return CARDS.test(text) ? fail({ code: 'file-contacts' }) : succeed({ text, guessed: false });
  } catch {
    return succeed({ text: decode('windows-1252'), guessed: true });
  }
}

/** The text of a file. Fails with `file-large` above ten megabytes, or like `textIn`. */
export async function readFile(file: File): Promise<Result<FileText, UnreadableFile>> {
  if (file.size > MOST_BYTES) return fail({ code: 'file-large' });
  try {
    return textIn(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return fail({ code: 'file-unreadable' });
  }
}
