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
        <>
          <bdi translate="no">{from}</bdi> – <bdi translate="no">{to}</bdi>
        </>
      )}
      {more.length > 0 && (
        <span className="block text-xs text-ink-soft">
          {more.map((text, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may be equal
            <span key={index}>
              {index > 0 && ' · '}
              <bdi translate="no">{text}</bdi>
            </span>
          ))}
        </span>
      )}
    </>
  );
}

export function PaperLines({ lines, amount }: PaperLinesProps) {
  const { lines: caption, line: copy } = usePapersCopy();
  const { number } = useFormat();
  const day = useDay();
  return (
    <PaperTable
      caption={caption}
      columns={[
        { header: copy.number },
        { header: copy.when },
        { header: copy.ride, alone: true },
        { header: copy.rate, atEnd: true, named: true },
        { header: copy.amount, atEnd: true },
      ]}
      rows={lines.map((line, index) => ({
        id: line.id,
        cells: [
          index + 1,
          `${day.short(line.day)} ${line.clock}`,
          <RideOfLine key="ride" line={line} />,
          `${number(line.vat / 10)} %`,
          amount(line.amount),
        ],
      }))}
    />
  );
}
