import { describe, expect, test } from 'vitest';
import { fail, succeed } from '#domain/shared/result.ts';
import { csv } from './csv-copy.ts';
import { texts } from './csv-copy.de.ts';
import { createCsvFile } from './csv-file.ts';

const HEADER = { name: 'Name' };

/** A file of three pages, one line each, and the cursors of the requests. The second page fails `lost` times. */
function fileOf(lost = 0) {
  const asked: (string | null)[] = [];
  let failures = lost;
  const file = createCsvFile(
    HEADER,
    async (cursor) => {
      asked.push(cursor);
      if (cursor === '2' && failures > 0) {
        failures -= 1;
        return fail({ code: 'network' });
      }
      const number = Number(cursor ?? 1);
      return succeed({
        lines: [{ name: `=${number}` }],
        unreadable: number === 3 ? 1 : 0,
        next: number === 3 ? null : String(number + 1),
      });
    },
    ',',
  );
  return { file, asked };
}

const linesOf = async (file: Blob) => (await file.text()).trim().split('\r\n');

describe('a file that is read page by page', () => {
  test('a whole file has every line once, and none of them is a formula', async () => {
    const { file } = fileOf();
    const counts: number[] = [];
    const whole = await file.readOn(({ lines }) => counts.push(lines) > 0);
    expect([whole, counts]).toEqual([succeed(true), [1, 2, 3]]);
    expect(await linesOf(file.text())).toEqual(['"Name"', '"\'=1"', '"\'=2"', '"\'=3"']);
  });

  test('a German file has the columns of a German Excel, and days as that Excel writes them', async () => {
    const read = async () =>
      succeed({
        lines: [{ name: 'Müller', at: texts.moment('2026-11-28T09:41') }],
        unreadable: 0,
        next: null,
      });
    const file = createCsvFile({ name: 'Name', at: 'Zeit' }, read, texts.separator);
    await file.readOn(() => true);
    const bytes = new Uint8Array(await file.text().arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await linesOf(file.text())).toEqual(['"Name";"Zeit"', '"Müller";"28.11.2026 09:41"']);
    expect([csv.separator, csv.moment('2026-11-28T09:41')]).toEqual([',', '2026-11-28 09:41']);
  });

  test('a stopped file has the pages read so far, and a last line that says so', async () => {
    const { file, asked } = fileOf();
    expect(await file.readOn(({ lines }) => lines < 2)).toEqual(succeed(false));
    expect(asked).toEqual([null, '2']);
    expect((await linesOf(file.text('Incomplete: 2'))).slice(1)).toEqual([
      '"\'=1"',
      '"\'=2"',
      '"Incomplete: 2"',
    ]);
  });

  test('a file stopped after its last page is complete', async () => {
    const { file } = fileOf();
    expect(await file.readOn(({ lines }) => lines < 3)).toEqual(succeed(true));
  });

  test('after a failure the file continues with the failed page, and reads nothing twice', async () => {
    const { file, asked } = fileOf(2);
    expect(await file.readOn(() => true)).toMatchObject({ ok: false });
    expect(await file.readOn(() => true)).toMatchObject({ ok: false });
    expect(await file.readOn(() => true)).toEqual(succeed(true));
    expect(asked).toEqual([null, '2', '2', '2', '3']);
    expect(await linesOf(file.text())).toHaveLength(4);
  });
});
