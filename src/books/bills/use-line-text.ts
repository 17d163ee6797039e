import type { BillLine } from '#domain/books/model/bills/bill.ts';
import type { Currency } from '#domain/books/model/basics/money.ts';
import { useDay } from '../papers/use-day.ts';
import { useAmounts } from '../tariffs/use-amount.ts';
import { useBillsCopy } from './bills-copy.ts';

/** Returns a function that writes a line of a bill as text, without line breaks. */
export function useLineText(currency: Currency): (line: BillLine) => string {
  const { panel } = useBillsCopy();
  const amountOf = useAmounts();
  const day = useDay();
  return (line) => {
    const [when, amount] = [`${day.short(line.day)} ${line.clock}`, amountOf(line.amount, currency)];
    const { from, to, passenger } = line;
    const ride = from === '' && to === '' ? panel.short(when, amount) : panel.line(when, from, to, amount);
    return [ride, ...(passenger === '' ? [] : [passenger]), ...line.references].join(' · ');
  };
}
