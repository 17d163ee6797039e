import { useEffect } from 'react';
import {
  exportedCar,
  exportedCustomer,
  type ExportWords,
} from '#domain/rides/model/import/exported-cells.ts';
import { succeed } from '#domain/shared/result.ts';
import { CsvExport } from '#ui/csv/csv-export.tsx';
import type { CsvLine, ReadCsvPage } from '#ui/csv/csv-file.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { DOWNLOAD_KEY, type RecordDownloadProps } from '../record-download.tsx';
import { useImportCopy } from './import-copy.ts';

const lineOf = (cells: readonly string[]): CsvLine => Object.fromEntries(cells.entries());

/** All cars, or all customers page by page, as lines of a file. */
function useRead(of: 'cars' | 'customers'): ReadCsvPage {
  const { vehicles } = useRides();
  const { customerDirectory } = useDispatch();
  const { needs, colours } = useRidesCopy();
  const { answers } = useImportCopy();
  const words: ExportWords = { needs, colours, answers };
  if (of === 'cars') {
    return async () => {
      const all = await vehicles.list();
      if (!all.ok) return all;
      const { known, stored } = all.value;
      const lines = known.map((car) => lineOf(exportedCar(car, words)));
      return succeed({ lines, unreadable: stored - known.length, next: null });
    };
  }
  return async (cursor) => {
    const page = await customerDirectory.page(cursor);
    if (!page.ok) return page;
    const { customers, unreadable, next } = page.value;
    return succeed({
      lines: customers.map((each) => lineOf(exportedCustomer(each, words))),
      unreadable,
      next,
    });
  };
}

/** The file of all cars or customers. It loads at once, because its button has just been pressed. */
export function RecordExport({ of, label, button }: RecordDownloadProps) {
  const copy = useImportCopy();
  const { file, saved } = copy.export[of];
  const read = useRead(of);
  useEffect(() => button.current?.click(), [button]);
  return (
    <CsvExport
      read={read}
      texts={{ label, saved, name: file, header: lineOf(copy[of].header) }}
      textsAfter
      shortcut={DOWNLOAD_KEY}
      button={button}
    />
  );
}
