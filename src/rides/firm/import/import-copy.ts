import type { FileProblem, ImportColumn, LineProblem } from '#domain/rides/model/import/import-line.ts';
import { MOST_LINES } from '#domain/rides/model/ride-limits.ts';
import { defineCopy } from '#words/define-copy.ts';
import type { UnreadableFile } from './read-file.ts';

const COLUMNS: Readonly<Record<ImportColumn, string>> = {
  label: 'Name',
  plate: 'Number plate',
  colour: 'Colour',
  seats: 'Seats',
  needs: 'Can carry',
  name: 'Name',
  phone: 'Phone',
  places: 'Address',
  note: 'Note',
};

type Own = Extract<
  LineProblem['error'],
  { code: 'plate-required' | 'need-unknown' | 'colour-unknown' | 'line-repeated' }
>;

const named = (columns: readonly ImportColumn[]) =>
  columns.map((column) => `“${COLUMNS[column]}”`).join(', ');
const lines = (count: string) => (count === '1' ? '1 line' : `${count} lines`);

/** Bringing in cars or customers from a file. */
export const imports = {
  open: 'Import from a file',
  cars: {
    title: 'Import cars',
    back: 'Back to the fleet',
    lead: 'From a CSV file as every spreadsheet saves it, with a name, a number plate and the number of seats in each line. Cars are known by their plates.',
    template: 'cars.csv',
    header: ['Name', 'Number plate', 'Colour', 'Seats', 'Can carry'],
    example: (needs: readonly string[], colour: string) => [
      'Ford Transit',
      'CB 123',
      colour,
      '6',
      needs.slice(0, 2).join(', '),
    ],
  },
  customers: {
    title: 'Import customers',
    back: 'Back to the customers',
    lead: 'From a CSV file as every spreadsheet saves it, with a name and a phone number in each line. Customers are known by their numbers.',
    template: 'customers.csv',
    header: ['Name', 'Phone', 'Address', 'Address 2', 'Address 3', 'Needs', 'Note'],
    example: ([need = '']: readonly string[]) => [
      'Cara Caller',
      '030 1234',
      '5 Mill Road, Northside',
      'City Hospital',
      '',
      need,
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
  ignored: (columns: string) => `Not read, because nothing is known of these columns: ${columns}`,
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
  changes: (columns: string) => `Changed: ${columns}`,
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
      case 'file-empty':
        return 'This file has no lines below its first one. The first line names the columns; the others follow.';
      case 'columns-missing':
        return `No column of this file is called ${named(problem.columns)}. The first line has to name the columns, as in the template.`;
      case 'too-many-lines':
        return `This file has ${problem.lines} lines, and at most ${MOST_LINES} can be imported at once. Please make ${Math.ceil(problem.lines / MOST_LINES)} files of it, each with the first line.`;
    }
  },
  /** `known`: the words that can be used. */
  problem: (error: Own, known: readonly string[]) => {
    switch (error.code) {
      case 'plate-required':
        return 'A car from a file needs a plate with letters or digits, so that the next file does not add it again.';
      case 'need-unknown':
      case 'colour-unknown':
        return `“${error.word}” is not known. Use one of these: ${known.join(', ')}.`;
      case 'line-repeated':
        return `The same as in line ${error.line}, which comes first.`;
    }
  },
};

export const useImportCopy = defineCopy(imports, { de: () => import('./import-copy.de.ts') });
