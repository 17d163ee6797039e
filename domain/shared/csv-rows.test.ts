import { describe, expect, it } from 'vitest';
import { array, assert, pre, property, string } from 'fast-check';
import { csvLine } from './csv-line.ts';
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
    ['a first line that tells the separator', 'sep=;\r\na;b\r\n1;2'],
    ['empty lines', 'a;b\n\n ; \n1;2\n\n'],
  ])('a file with %s is read', (_, file) => {
    expect(cellsOf(file)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('a quotation may hold separators, quotation marks and lines, and lines are counted as in the file', () => {
    expect(csvRows('name;note\n"Bus; ""big""";"one\ntwo"\nVan;x')).toEqual([
      { line: 1, cells: ['name', 'note'] },
      { line: 2, cells: ['Bus; "big"', 'one\ntwo'] },
      { line: 4, cells: ['Van', 'x'] },
    ]);
  });

  it('a quotation that never ends, or goes on, is a text and swallows no line', () => {
    expect(cellsOf('"Bus;6\n"Van" big;4\nCar 5";4')).toEqual([
      ['"Bus', '6'],
      ['"Van" big', '4'],
      ['Car 5"', '4'],
    ]);
  });

  it('separators within quotations do not count, and without any there is one cell', () => {
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

  it('what the product writes is read as it was', () => {
    const cell = string().map((text) =>
      text
        .replaceAll(/[\t\r\n;]/g, ' ')
        .replace(/^['\s]+/, '')
        .trim(),
    );
    assert(
      property(array(cell, { minLength: 2, maxLength: 4 }), (cells) => {
        pre(cells.some((each) => each !== ''));
        expect(cellsOf(`x,y\r\n${csvLine(cells)}`)[1]).toEqual(cells);
      }),
    );
  });
});
