import { describe, expect, it } from 'vitest';
import { csvRows } from '../../../shared/csv-rows.ts';
import { laidOutBy, layoutOf } from './file-layout.ts';
import type { FileKind } from './import-line.ts';

describe('the layout of a file', () => {
  const layout = (file: string, kind: FileKind = 'customers') => layoutOf(csvRows(file), kind);

  it('records above the headers are not among the lines', () => {
    expect(layout('Customer list 2026\n\nas of 1 May;\nName;Phone\nCara;030 12345').header).toBe(2);
    expect(layout('Fuhrpark;;\nName;Kennzeichen;Sitze\nBus;CB 1;8', 'cars').header).toBe(1);
    expect(layout('Name;Phone\nCara;030 12345').header).toBe(0);
  });

  it('has its columns by their content if there are no headers', () => {
    expect(layout('4711;Cara Caller;030 12345;Lindenweg 1\n4712;Bo;030 12346;Ölweg 2')).toEqual({
      header: null,
      columns: [null, 'name', 'phone', 'places'],
    });
    expect(
      layout('Cara Caller;471100;030 12345;0171 555123\nBo Berg;471101;030 12346;+49 171 555124').columns,
    ).toEqual(['name', null, 'phone', 'phone']);
    expect(layout('Bus;CB 101;8;weiß\nVan;CB-1 02;6;red', 'cars')).toEqual({
      header: null,
      columns: ['label', 'plate', 'seats', 'colour'],
    });
  });

  it('headers in an unknown language are recognised as headers', () => {
    expect(layout('Nom;Numéro\nCara;030 12345\nBo;030 12346')).toEqual({
      header: 0,
      columns: ['name', 'phone'],
    });
  });

  it('a column `Number` has telephone numbers only if its cells look like these', () => {
    expect(layout('Number;Name\n10023;Cara\n10024;Bo').columns).toEqual([null, 'name']);
    expect(layout('Number;Name\n030 12345;Cara\n030 12346;Bo').columns).toEqual(['phone', 'name']);
  });

  it('another line, or none, can be chosen as the headers', () => {
    const rows = csvRows('Name;Phone\nName;Telefon\nCara;030 12345');
    expect(laidOutBy(rows, 1, 'customers')).toEqual({ header: 1, columns: ['name', 'phone'] });
    expect(laidOutBy(rows, null, 'customers').header).toBeNull();
  });

  it('a column without a header is left out', () => {
    expect(layout('Name;Phone\nCara;030 12345;more').columns).toEqual(['name', 'phone', null]);
  });
});
