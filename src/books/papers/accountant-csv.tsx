import { useState } from 'react';
import { billColumns, billCsv } from '#domain/books/model/papers/bill-csv.ts';
import { succeed } from '#domain/shared/result.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useRequest } from '#core/product/use-request.ts';
import { CsvExport } from '#ui/csv/csv-export.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Section } from '#ui/page/section.tsx';
import { recentMonths, useMonthName } from '../recent-months.ts';
import { useBooks } from '../use-books.ts';
import { usePapersCopy } from './papers-copy.ts';

/** Saves what was issued in a month as one file for the accountant. The firm's settings choose the columns. */
export function AccountantCsv({ today }: { today: Day }) {
  const { csv: copy, kinds, sign } = usePapersCopy();
  const { issuedBills, bookSettings } = useBooks();
  const [current, ...former] = recentMonths(today);
  const [month, setMonth] = useState(current);
  const settings = useRequest(null, async () => {
    const read = await bookSettings.read();
    return read.ok ? succeed(billColumns(read.value?.columns ?? [])) : read;
  });
  const columns = settings.value;
  const nameOf = useMonthName();
  const read = async () => {
    const found = await issuedBills.ofMonth(month);
    if (!found.ok) return found;
    const lines = found.value.papers.flatMap((paper) => billCsv(paper, { sign, kinds }));
    return succeed({ lines, unreadable: found.value.damaged, next: null });
  };
  return (
    <Section heading={copy.heading}>
      <p className="text-sm text-ink-soft">{copy.text}</p>
      <div className="grid max-w-sm">
        <FieldFrame label={copy.month}>
          {(control) => (
            <Select
              {...control}
              none={nameOf(current)}
              options={former.map((each) => ({ value: each, label: nameOf(each) }))}
              value={month === current ? '' : month}
              onChange={(chosen) => setMonth(chosen === '' ? current : chosen)}
            />
          )}
        </FieldFrame>
      </div>
      <LoadFailure what={copy.failed} error={settings.error} onRetry={settings.reload} />
      {columns !== null && (
        <CsvExport
          key={month}
          read={read}
          texts={{
            label: copy.save,
            saved: copy.saved,
            name: copy.name(month),
            header: Object.fromEntries(columns.map((column) => [column, copy.columns[column]])),
          }}
          textsAfter
        />
      )}
    </Section>
  );
}
