import type { CsvSeparator } from '#domain/shared/csv-line.ts';
import { defineCopy } from '#words/define-copy.ts';

/** The export of a list as a file. `done` is a count, or the progress: "400", or "400 of about 1,200". */
export const csv = {
  /** The separator of cells in this language's Excel. */
  separator: ',' as CsvSeparator,
  /**
   * Formats a local time, such as `2026-11-28T09:41`, so that this language's Excel recognises it. In English, only the
   * order year, month, day is not ambiguous.
   */
  moment: (wallTime: string) => wallTime.replace('T', ' '),
  save: 'Export as CSV',
  saving: (done: string) => `Exporting ${done}...`,
  of: (done: string, all: string) => `${done} of about ${all}`,
  stop: 'Stop',
  stopped: (done: string) =>
    `Stopped. The file has ${done}; its name and its last line say that it is incomplete.`,
  stoppedAtOnce: 'Stopped. Nothing had been read yet, so no file was saved.',
  incompleteLine: (done: string) => `Incomplete: ${done}`,
  incompleteName: (name: string) => name.replace(/\.csv$/, '-incomplete.csv'),
  unreadable: (count: number) =>
    count === 1 ? '1 damaged record was left out.' : `${count} damaged records were left out.`,
  failed: (done: string) => `The export failed after ${done}, which are kept.`,
  failedAtOnce: 'The export failed before anything was read.',
  again: 'Try again',
  goOn: 'Go on from there',
  keep: 'Save what there is',
};

export const useCsvCopy = defineCopy(csv, { de: () => import('./csv-copy.de.ts') });
