import { csvRows } from '../../../shared/csv-rows.ts';
import { valueOf } from '../../../shared/value-of.builder.ts';
import { layoutOf } from './file-layout.ts';
import { readCustomers } from './read-lines.ts';

export const customers = (file: string, zeros = false) =>
  readCustomers(csvRows(file), layoutOf(csvRows(file), 'customers'), { zeros, timeZone: 'Europe/Berlin' });
export const line = (file: string, zeros = false) => {
  const [first] = valueOf(customers(file, zeros)).lines;
  if (first === undefined) throw new Error('the file has no line');
  return first;
};
export const errorsOf = ({ problems }: ReturnType<typeof line>) =>
  problems.map(({ column, error }) => `${column}: ${error.code}`);
export const placesOf = ({ entry }: ReturnType<typeof line>) => entry?.places.map(({ text }) => text);
export const unreadOf = ({ unread }: ReturnType<typeof line>) =>
  unread.map(({ header, text }) => `${header}: ${text}`);
