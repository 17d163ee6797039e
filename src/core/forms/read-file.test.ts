import { describe, expect, test } from 'vitest';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { readFile, textIn } from './read-file.ts';

const TEXT = 'Name;Straße\nMüller;Ölweg 4 €';
const utf8 = new TextEncoder().encode(TEXT);
const utf16 = (isLittle: boolean) =>
  new Uint8Array(
    [...`\uFEFF${TEXT}`].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
/** There is no euro sign: Node 20 reads its Windows-1252 byte as a control character. A browser test covers it. */
const WINDOWS_TEXT = TEXT.replace(' €', '');
const windows = new Uint8Array([...WINDOWS_TEXT].map((letter) => letter.charCodeAt(0)));

describe('the text of a file', () => {
  test.each([
    ['UTF-8', utf8],
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])],
    ['UTF-16, little end first', utf16(true)],
    ['UTF-16, big end first', utf16(false)],
    ['UTF-16 without a mark, little end first', utf16(true).subarray(2)],
    ['UTF-16 without a mark, big end first', utf16(false).subarray(2)],
  ])('%s is read unchanged', (_, bytes) => {
    expect(valueOf(textIn(bytes))).toEqual({ text: TEXT, guessed: false });
  });

  test('bytes that are not UTF-8 are read as Windows-1252, and the result says so', () => {
    expect(valueOf(textIn(windows))).toEqual({ text: WINDOWS_TEXT, guessed: true });
  });

  test.each([
    ['file-workbook', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['file-workbook', [0xd0, 0xcf, 0x11, 0xe0]],
    ['file-unreadable', [0x00, 0x01, 0x02]],
    ['file-contacts', [...new TextEncoder().encode('BEGIN:VCARD\r\nFN:Cara')]],
  ])('bytes that are no text fail with %s', (code, bytes) => {
    expect(errorOf(textIn(new Uint8Array(bytes)))).toEqual({ code });
  });

  test('a file that is too large is not read, and a missing file is reported', async () => {
    const large = new File([], 'cars.csv');
    Object.defineProperty(large, 'size', { value: 10_000_001 });
    expect(errorOf(await readFile(large))).toEqual({ code: 'file-large' });
    const gone = new File(['Name'], 'cars.csv');
    gone.arrayBuffer = () => Promise.reject(new Error('gone'));
    expect(errorOf(await readFile(gone))).toEqual({ code: 'file-unreadable' });
    expect(valueOf(await readFile(new File(['Name'], 'cars.csv'))).text).toBe('Name');
  });
});
