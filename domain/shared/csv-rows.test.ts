import { describe, expect, it } from 'vitest';
import { array, assert, pre, property, string } from 'fast-check';
import { CSV_SEPARATORS, csvLine } from './csv-line.ts';
import { csvRows } from './csv-rows.ts';

const cellsOf = (file: string) => csvRows(file).map(({ cells }) => cells);

describe('the records of a CSV file', () => {
  it.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['lines that end as on Windows', 'a;b\r\n1;2\r\n'],
    ['lines that end as on an old Mac', 'a;b\r1;2\r'],
    ['spaces around its cells', ' a ; b\n1 ;"2" '],
    ['a first line with the separator', 'sep=;\r\na;b\r\n1;2'],
    ['empty lines', 'a;b\n\n ; \n1;2\n\n'],
  ])('a file with %s is read', (_, file) => {
    expect(cellsOf(file)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('a quotation may contain separators, quotation marks and line ends, and these line ends are counted', () => {
    expect(csvRows('name;note\n"Bus; ""big""";"one\ntwo"\nVan;x')).toEqual([
      { line: 1, cells: ['name', 'note'] },
      { line: 2, cells: ['Bus; "big"', 'one\ntwo'] },
      { line: 4, cells: ['Van', 'x'] },
    ]);
  });

  it.each([
    ['a line without separators above it', 'Customers of 2026\n\nName;Phone\nCara;030 1\nBo;030 2'],
    ['commas within its cells', 'Name;Address\nCara;Lindenweg 1, Nordstadt\nBo;Ölweg 2, Südstadt'],
    ['a first line with commas', 'As of 1 May, all, sorted\nName;Phone\nCara;030 1\nBo;030 2'],
    ['a byte order mark before its separator', '\uFEFFsep=;\r\nName;Phone\r\nCara;1,2,3'],
    ['a quoted separator line', '"sep=;"\nName;Phone\nCara;1,2,3'],
  ])('a file with %s has two cells in its last line', (_, file) => {
    expect(cellsOf(file).at(-1)).toHaveLength(2);
  });

  it.each([
    ['="0171234567"', '0171234567'],
    ['"=""0171234567"""', '0171234567'],
    ['="a;b"', 'a;b'],
    ['="say ""hi"""', 'say "hi"'],
    ["'+49 30 1", '+49 30 1'],
    ["  '-5 ", '-5'],
    [`" '-5"`, "'-5"],
    ['=SUM(A1)', '=SUM(A1)'],
  ])('the cell %s is read as %s', (cell, text) => {
    expect(cellsOf(`Name;Phone\nCara;${cell}`)[1]).toEqual(['Cara', text]);
  });

  it('bars also separate cells', () => {
    expect(cellsOf('Name|Phone\nCara|030 1')).toEqual([
      ['Name', 'Phone'],
      ['Cara', '030 1'],
    ]);
  });

  it('a cell is reported as open if its quotation does not end, or if text follows the quotation', () => {
    expect(
      csvRows('Name;Note\nBus;"open\n"Van" big;x\nTaxi;"whole"\nCar 5";y').map(({ open }) => open),
    ).toEqual([undefined, [1], [0], undefined, undefined]);
  });

  it('a quotation that never ends, or that text follows, does not include the next lines', () => {
    expect(cellsOf('"Bus;6\n"Van" big;4\nCar 5";4')).toEqual([
      ['"Bus', '6'],
      ['"Van" big', '4'],
      ['Car 5"', '4'],
    ]);
  });

  it('quoted separators do not split a cell, and a line without separators is one cell', () => {
    expect(cellsOf('"a,b,c";d')).toEqual([['a,b,c', 'd']]);
    expect(cellsOf('a b')).toEqual([['a b']]);
  });

  it('an empty cell at the end of a line is a cell, and an empty file has no record', () => {
    expect(cellsOf('a;b;\n;1;')).toEqual([
      ['a', 'b', ''],
      ['', '1', ''],
    ]);
    expect(csvRows('')).toEqual([]);
  });

  it('lines of `csvLine` are read back unchanged', () => {
    const cell = string().map((text) => text.trim());
    assert(
      property(array(cell, { minLength: 2, maxLength: 4 }), (cells) => {
        pre(cells.some((each) => each !== ''));
        for (const separator of CSV_SEPARATORS) {
          const file = `sep=${separator}\r\n${csvLine(cells, separator)}`;
          expect(cellsOf(file)[0]).toEqual(cells);
        }
      }),
    );
  });
});
