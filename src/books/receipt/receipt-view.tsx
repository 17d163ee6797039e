import type { Receipt } from '#domain/books/model/figures/receipt.ts';
import { Fact } from '#ui/data/fact.tsx';
import { useFormat } from '#words/use-format.ts';
import { useAmount } from '../tariffs/use-amount.ts';
import { useReceiptCopy } from './receipt-copy.ts';

interface ReceiptViewProps {
  receipt: Receipt;
  timeZone: string;
}

/** A receipt. It fits one page of A4, or the 80 mm paper of a car's printer. */
export function ReceiptView({ receipt, timeZone }: ReceiptViewProps) {
  const copy = useReceiptCopy();
  const amount = useAmount(receipt.currency);
  const { date, time, dateTime, number } = useFormat(timeZone);
  const { firm, vat, from, to, plate, paid } = receipt;
  const facts = [
    [copy.number, receipt.number],
    [copy.day, date(new Date(`${receipt.day}T12:00Z`))],
    [copy.pickUp, time(receipt.pickupAt)],
    [copy.from, from],
    [copy.to, to],
    [copy.car, plate],
  ] as const;
  const taxed = { [copy.net]: vat.net, [copy.vat(number(vat.rate / 10))]: vat.amount };
  const sums = Object.entries(vat.rate === 0 ? {} : taxed);
  return (
    <article
      aria-labelledby="receipt"
      className="mx-auto grid w-full max-w-lg grid-cols-1 gap-4 rounded-work bg-surface p-[min(1rem,5vw)] sm:p-6 shadow-low break-inside-avoid print:p-0 forced-colors:border"
    >
      <header className="wrap-anywhere">
        <p className="text-lg font-semibold" translate="no">
          {firm.name}
        </p>
        <p className="text-sm text-ink-soft" translate="no">
          {firm.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          {firm.email !== '' && <span className="block">{firm.email}</span>}
        </p>
        {firm.vatId !== '' && <p className="text-sm text-ink-soft">{copy.vatId(firm.vatId)}</p>}
        {firm.taxNumber !== '' && <p className="text-sm text-ink-soft">{copy.taxNumber(firm.taxNumber)}</p>}
      </header>
      <h1 id="receipt" className="text-title">
        {paid === 'account' ? copy.record : copy.title}
      </h1>
      <dl className="grid gap-1.5">
        {facts.map(
          ([term, value]) =>
            value !== '' && (
              <Fact key={term} term={term}>
                <bdi translate="no">{value}</bdi>
              </Fact>
            ),
        )}
      </dl>
      <dl className="grid gap-1 border-t border-line pt-3 tabular-nums">
        {sums.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 text-sm">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{amount(value)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 text-fact font-bold">
          <dt>{copy.total}</dt>
          <dd>{amount(receipt.total)}</dd>
        </div>
      </dl>
      {vat.rate === 0 && <p className="text-sm text-ink-soft">{copy.noTax}</p>}
      <p className="font-semibold">{copy.paid[paid]}</p>
      <p className="text-xs text-ink-soft">{copy.asOf(dateTime(receipt.asOf))}</p>
    </article>
  );
}
