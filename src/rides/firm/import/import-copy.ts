import type { FileProblem, ImportColumn, LineProblem } from '#domain/rides/model/import/import-line.ts';
import { MOST_LINES } from '#domain/rides/model/basics/ride-limits.ts';
import { defineCopy } from '#words/define-copy.ts';
import type { UnreadableFile } from '#core/forms/read-file.ts';

const COLUMNS: Readonly<Record<ImportColumn, string>> = {
  label: 'Name of the car',
  make: 'Make',
  model: 'Model',
  plate: 'Number plate',
  colour: 'Colour',
  seats: 'Seats',
  active: 'In service',
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company, if there is no name',
  phone: 'Phone',
  areaCode: 'Area code of the phone',
  places: 'Whole address',
  street: 'Street',
  houseNumber: 'House number',
  flat: 'Flat, floor',
  postcode: 'Postcode',
  town: 'Town',
  region: 'State',
  needs: 'Needs',
  note: 'Note',
  driverNote: 'Note for drivers',
};

type Own = Extract<
  LineProblem['error'],
  {
    code:
      | 'plate-required'
      | 'need-unknown'
      | 'colour-unknown'
      | 'answer-unknown'
      | 'digits-lost'
      | 'cell-broken'
      | 'cell-date'
      | 'line-repeated';
  }
>;

const named = (any: readonly ImportColumn[]) => any.map((column) => `“${COLUMNS[column]}”`).join(' or ');
const lines = (count: string) => (count === '1' ? '1 line' : `${count} lines`);

/** Texts of the import of cars or customers from a file. */
export const imports = {
  cars: {
    title: 'Import cars',
    back: 'Back to the fleet',
    lead: 'A CSV file, as every spreadsheet and most programs save it, needs a name, a number plate and the number of seats in each line. Cars are known by their plates.',
    template: 'cars.csv',
    header: ['Name', 'Number plate', 'Colour', 'Seats', 'Can carry', 'In service'],
    example: (needs: readonly string[], colour: string) => [
      'Ford Transit',
      'CB 123',
      colour,
      '6',
      needs.slice(0, 2).join(', '),
      'yes',
    ],
  },
  customers: {
    title: 'Import customers',
    back: 'Back to the customers',
    lead: 'A CSV file, as spreadsheets, Google Contacts, Outlook and other dispatch programs save it, needs a name and a phone number in each line. Customers are known by number and name: another name at a known number is another person.',
    template: 'customers.csv',
    header: ['Name', 'Phone', 'Address', 'Address 2', 'Address 3', 'Needs', 'Note', 'Note for drivers'],
    example: ([need = '']: readonly string[]) => [
      'Cara Caller',
      '030 1234',
      '5 Mill Road, Northside',
      'City Hospital',
      '',
      need,
      '',
      '',
    ],
  },
  separator: ',',
  columns: COLUMNS,
  heading: 'File',
  file: 'CSV file',
  fileHint: `Up to ${MOST_LINES} lines. Nothing is stored before you have seen what would change.`,
  getTemplate: 'Download a template',

  preview: 'Preview',
  comparing: (done: string, all: string) => `Comparing with what is stored: ${done} of ${all}`,
  notCompared: 'Not everything could be compared with what is stored, and nothing has been changed.',
  guessed:
    'This file says nothing of its characters, so they were read as Windows writes them. Please check a few names with accents or umlauts below.',
  columnsHeading: 'Columns of the file',
  columnsLead:
    'What each column is taken for. Change what is wrong; this device remembers it for files with the same headers.',
  header: 'Line that names the columns',
  headerHint: 'Lines above it are not imported.',
  headerLine: (line: string, cells: string) => `Line ${line}: ${cells}`,
  noHeader: 'None: the first line is data',
  column: (place: string) => `Column ${place}`,
  columnTable: { column: 'In the file', samples: 'First cells', taken: 'Is taken for' },
  takenFor: (column: string) => `${column} is taken for`,
  leftOut: 'Not imported',
  empty: 'nothing',
  missing: (lists: readonly (readonly ImportColumn[])[]) =>
    `Choose above which column is ${lists.map(named).join(', and which is ')}. Then the lines are compared.`,
  above: (cells: string) =>
    `Not imported, because it stands above the line that names the columns. Line ${cells}`,
  unreadCells: (count: string) =>
    count === '1'
      ? '1 cell is not stored; its line below names it.'
      : `${count} cells are not stored; their lines below name them.`,
  unread: 'Not stored:',
  zerosLost: (count: string) =>
    count === '1'
      ? '1 number has no zero or + in front: spreadsheets drop it from numbers.'
      : `${count} numbers have no zero or + in front: spreadsheets drop it from numbers.`,
  putZeros: 'Put a zero in front of these numbers',
  zeroLost: (phone: string) => `Has the number lost its zero? It is stored as ${phone}.`,
  beside: (names: string) => `Others have this number, too. They stay as they are: ${names}.`,
  leftNumbers: (numbers: string) =>
    `Not stored: ${numbers}. The known customer is blocked, or has as many numbers as a record takes.`,
  openQuotation: (cells: string) =>
    `A quotation mark begins and does not end: ${cells}. Other cells or lines may be part of it; close or remove it in the file.`,
  changed: (column: string) => `${column}:`,
  becomes: 'becomes',
  answers: { yes: 'yes', no: 'no' },
  canUndo: 'Wrong file? Below, the whole import can be undone for a day, on any device.',
  show: 'Show',
  states: {
    new: 'New',
    update: 'Changes',
    same: 'The same',
    wrong: 'Left out',
    in: 'Imported',
    unsure: 'Not known',
  },
  all: (count: string) => `All lines: ${count}`,
  only: (state: string, count: string) => `${state}: ${count}`,
  table: { line: 'Line', what: 'What', state: 'What happens', why: 'Details' },
  untitled: 'Unnamed',
  more: (count: string) => `Show ${count} more`,
  mend: 'Fix the lines that are left out in the file, then choose it again. Lines that have been imported are recognised.',

  submit: (count: string) => `Import ${lines(count)}`,
  goOn: (count: string) => `Go on with the other ${lines(count)}`,
  importing: (done: string, all: string) => `Importing: ${done} of ${all}`,
  stop: 'Stop',
  nothing: 'There is nothing to import: every line is the same as what is stored, or is left out.',
  noneIn: 'No line has been imported.',
  partlyIn: (to: number, done: string, left: string) =>
    `Everything up to line ${to} of the file is in (${done}). The other ${left} below it are not.`,
  unsure: (from: number, to: number) =>
    `The network was lost. It is not known whether lines ${from} to ${to} of the file are in; the lines below them are not. This page looks again once the network is back, and so does the button.`,
  looking: 'Looking at what is stored...',
  done: (count: string) => `${count === '1' ? '1 line is' : `${count} lines are`} in.`,

  refused: (problem: FileProblem | UnreadableFile) => {
    switch (problem.code) {
      case 'file-large':
        return 'This file is larger than 10 MB. Please save only the columns that are needed, or make several files of it.';
      case 'file-workbook':
        return 'This is a workbook, not a CSV file. In the spreadsheet choose Save as, and there CSV; then choose that file.';
      case 'file-unreadable':
        return 'This file could not be read as text. Please save it once more as CSV and choose it again.';
      case 'file-contacts':
        return 'This is a file of contact cards (vCard), not a CSV file. Import it into Google Contacts or Outlook, export the contacts there as CSV, and choose that file.';
      case 'file-empty':
        return 'This file has no lines below the one that names the columns.';
      case 'too-many-lines':
        return `This file has ${problem.lines} lines, and at most ${MOST_LINES} can be imported at once. Please make ${Math.ceil(problem.lines / MOST_LINES)} files of it, each with the first line.`;
    }
  },
  undo: {
    heading: 'Imports of the last day',
    lead: 'An undo removes what an import has made, and gives back what it has changed. What somebody has changed since stays, and is named.',
    loading: 'Loading the imports...',
    failed: 'The imports could not be loaded.',
    none: 'Nothing has been imported in the last day.',
    of: (name: string, at: string, lines: string) =>
      `${lines === '1' ? '1 line' : `${lines} lines`}, by ${name}, ${at}`,
    undone: (name: string, at: string) => `Undone by ${name}, ${at}`,
    press: 'Undo',
    pressOf: (at: string) => `Undo the import of ${at}`,
    ask: {
      title: 'Undo the whole import?',
      text: (what: string) => `${what}. What it has made is removed, and what it has changed is as before.`,
      cancel: 'Keep it',
      submit: 'Undo the import',
    },
    busy: 'Undoing...',
    done: (removed: string, restored: string) => `Undone: ${removed} removed, ${restored} as before.`,
    left: 'Not undone:',
    why: {
      changed: 'somebody has changed it since',
      gone: 'it is not there any more',
      used: 'it is in use, or blocked',
    },
    failedAt: 'The undo has stopped. What is undone stays so; press again for the rest.',
  },
  export: {
    cars: {
      file: 'cars.csv',
      saved: (lines: string) => (lines === '1' ? '1 car is in the file.' : `${lines} cars are in the file.`),
    },
    customers: {
      file: 'customers.csv',
      saved: (lines: string) =>
        lines === '1' ? '1 customer is in the file.' : `${lines} customers are in the file.`,
    },
  },
  /** `known`: the words that can be used. */
  problem: (error: Own, known: readonly string[]) => {
    switch (error.code) {
      case 'plate-required':
        return 'A car from a file needs a plate with letters or digits, so that the next file does not add it again.';
      case 'need-unknown':
      case 'colour-unknown':
        return `“${error.word}” is not known. Use one of these: ${known.join(', ')}.`;
      case 'answer-unknown':
        return `“${error.word}” is neither yes nor no.`;
      case 'digits-lost':
        return `“${error.text}” is a number that the spreadsheet has shortened, so its last digits are lost. Format the column as text in the original file, and save it again.`;
      case 'cell-broken':
        return `“${error.text}” is an error of the spreadsheet, not a text. Correct the cell.`;
      case 'cell-date':
        return `“${error.text}” looks like a date that the spreadsheet has made of a house number such as 5-7. Format the column as text, and correct the cell.`;
      case 'line-repeated':
        return `The same as in line ${error.line}, which comes first.`;
    }
  },
};

export const useImportCopy = defineCopy(imports, { de: () => import('./import-copy.de.ts') });
