import { COLUMNS, type FileKind, type ImportColumn } from './import-line.ts';

const FIRST_NAMES = ['firstname', 'vorname'];

/** How files head their columns, in English and German; compared without anything but letters. */
const HEADERS: Readonly<Record<ImportColumn, readonly string[]>> = {
  label: ['name', 'car', 'vehicle', 'label', 'fahrzeug', 'auto', 'wagen', 'bezeichnung'],
  plate: ['plate', 'numberplate', 'licenceplate', 'licenseplate', 'registration', 'kennzeichen'],
  colour: ['colour', 'color', 'carcolour', 'carcolor', 'farbe', 'fahrzeugfarbe', 'wagenfarbe'],
  seats: ['seats', 'seatsforpassengers', 'passengers', 'sitze', 'plätze', 'sitzplätze', 'fahrgastplätze'],
  needs: ['needs', 'cancarry', 'equipment', 'bedarf', 'ausstattung', 'kannbefördern', 'nimmtmit'],
  name: ['name', 'customer', 'customername', 'lastname', 'surname', ...FIRST_NAMES].concat(
    'kunde',
    'kundenname',
    'nachname',
    'fahrgast',
  ),
  phone: ['phone', 'phonenumber', 'telephone', 'tel', 'mobile', 'number'].concat(
    'telefon',
    'telefonnummer',
    'rufnummer',
    'mobil',
    'handy',
    'nummer',
  ),
  places: ['address', 'place', 'street', 'pickup', 'adresse', 'anschrift', 'straße', 'strasse', 'abholort'],
  note: ['note', 'notes', 'remark', 'comment', 'notiz', 'bemerkung', 'hinweis', 'anmerkung'],
};

const REQUIRED: Readonly<Record<FileKind, readonly ImportColumn[]>> = {
  cars: ['label', 'plate', 'seats'],
  customers: ['name', 'phone'],
};

/** Where in a line the columns are. */
export interface FileColumns {
  /** The cells of a line in the columns of this name that say anything, first names first. */
  readonly of: (column: ImportColumn, cells: readonly string[]) => readonly string[];
  readonly missing: readonly ImportColumn[];
  /** The headers that no column has. */
  readonly ignored: readonly string[];
}

const wordsOf = (header: string) => header.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** Finds the columns of a file of this kind by its first line. */
export function columnsIn(header: readonly string[], kind: FileKind): FileColumns {
  const words = header.map(wordsOf);
  const known: readonly ImportColumn[] = COLUMNS[kind];
  const places = new Map(
    known.map((column) => {
      const found = words.flatMap((word, at) => (HEADERS[column].includes(word) ? at : []));
      const isFirst = (at: number) => FIRST_NAMES.includes(words[at] ?? '');
      return [column, found.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))];
    }),
  );
  const used = new Set([...places.values()].flat());
  return {
    of: (column, cells) => (places.get(column) ?? []).flatMap((at) => cells[at] || []),
    missing: REQUIRED[kind].filter((column) => places.get(column)?.length === 0),
    ignored: header.filter((text, at) => text !== '' && !used.has(at)),
  };
}
