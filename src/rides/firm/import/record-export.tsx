import {
  exportedCar,
  exportedCustomer,
  type ExportWords,
} from '#domain/rides/model/import/exported-cells.ts';
import { succeed } from '#domain/shared/result.ts';
import { CsvExport } from '#ui/csv/csv-export.tsx';
import type { CsvLine, ReadCsvPage } from '#ui/csv/csv-file.ts';
import { Section } from '#ui/page/section.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useImportCopy } from './import-copy.ts';

const lineOf = (cells: readonly string[]): CsvLine => Object.fromEntries(cells.entries());

/** All cars, or page by page all customers, as lines of a file. */
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

export function RecordExport({ of }: { of: 'cars' | 'customers' }) {
  const copy = useImportCopy();
  const { heading, lead, file, saved } = copy.export[of];
  const read = useRead(of);
  return (
    <Section heading={heading}>
      <p className="text-sm text-ink-soft">{lead}</p>
      <CsvExport read={read} texts={{ saved, name: file, header: lineOf(copy[of].header) }} />
    </Section>
  );
}
