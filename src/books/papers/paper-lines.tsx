import type { BillLine } from '#domain/books/model/bills/bill.ts';
import { useFormat } from '#words/use-format.ts';
import { PaperTable } from './paper-table.tsx';
import { usePapersCopy } from './papers-copy.ts';
import { useDay } from './use-day.ts';

interface PaperLinesProps {
  lines: readonly BillLine[];
  amount: (amount: number) => string;
}

function RideOfLine({ line: { from, to, passenger, references } }: { line: BillLine }) {
  const copy = usePapersCopy();
  const more = [passenger, ...references].filter((text) => text !== '');
  return (
    <>
      {from === '' && to === '' ? (
        copy.noRoute
      ) : (
        <span translate="no">
          <bdi>{from}</bdi> – <bdi>{to}</bdi>
        </span>
      )}
      {more.length > 0 && (
        <span className="block text-xs text-ink-soft" translate="no">
          {more.map((text, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may be equal
            <span key={index}>
              {index > 0 && ' · '}
              <bdi>{text}</bdi>
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** The rides of a bill. */
export function PaperLines({ lines, amount }: PaperLinesProps) {
  const { lines: caption, line: copy } = usePapersCopy();
  const { number } = useFormat();
  const day = useDay();
  return (
    <PaperTable
      caption={caption}
      rows={lines}
      columns={[
        { header: copy.number, cell: (_, index) => index + 1 },
        { header: copy.when, cell: (line) => `${day.short(line.day)} ${line.clock}` },
        { header: copy.ride, cell: (line) => <RideOfLine line={line} />, alone: true },
        {
          header: copy.rate,
          cell: ({ vat }) => `${number(vat / 10)} %`,
          atEnd: true,
          named: true,
        },
        { header: copy.amount, cell: (line) => amount(line.amount), atEnd: true },
      ]}
    />
  );
}
