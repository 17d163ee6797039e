import type { ReactNode } from 'react';
import { cashSheetOf } from '#domain/books/model/figures/cash-sheet.ts';
import { NOTHING_TAKEN, sumsOf, withRides, type Figure } from '#domain/books/model/figures/figures.ts';
import type { Currency } from '#domain/books/model/basics/money.ts';
import type { Handover } from '#domain/books/model/fares/handover.ts';
import type { DaySheet } from '#domain/books/services/day-sheets.ts';
import { Button } from '#ui/actions/button.tsx';
import { useFormat } from '#words/use-format.ts';
import { useAmount } from '../tariffs/use-amount.ts';
import { useTakingsCopy } from './takings-copy.ts';

interface SheetProps {
  sheet: DaySheet;
  timeZone: string;
  /** The name of the person who entered a line. */
  nameOf: (uid: string) => string;
  /** Begins a line that cancels this line; given only at the desk. */
  onTakeBack?: (line: Handover) => void;
}

interface SumsProps extends SheetProps {
  currency: Currency;
  /** The takings in this currency; `null` if there are none. */
  taken: Figure | null;
}

function TakeBack({ line, onTakeBack }: { line: Handover; onTakeBack: () => void }) {
  const { form } = useTakingsCopy();
  const amount = useAmount(line.currency);
  return (
    <span className="print:hidden">
      <Button
        tone="quiet"
        size="small"
        aria-label={form.takeBackOf(amount(line.amount))}
        onClick={onTakeBack}
      >
        {form.takeBack}
      </Button>
    </span>
  );
}

/** An amount at the end of its line, so that the amounts are one below the other. */
function Sum({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-medium whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}

function Sums({ sheet, currency, taken, timeZone, nameOf, onTakeBack }: SumsProps) {
  const copy = useTakingsCopy();
  const amount = useAmount(currency);
  const { number, dateTime } = useFormat(timeZone);
  const lines = sheet.handovers.filter((line) => line.currency === currency);
  const sums = taken ?? NOTHING_TAKEN;
  const cash = cashSheetOf(
    sums,
    lines.map((line) => line.amount),
    sheet.share,
  );
  return (
    <div className="grid gap-4">
      <dl className="grid max-w-sm gap-1.5">
        <Sum term={copy.rides}>{number(sums.rides)}</Sum>
        <Sum term={copy.cash}>{amount(sums.cash)}</Sum>
        <Sum term={copy.card}>{amount(sums.card)}</Sum>
        <Sum term={copy.account}>{amount(sums.account)}</Sum>
        <Sum term={copy.total}>{amount(cash.total)}</Sum>
        {sums.nothing > 0 && <Sum term={copy.nothing}>{amount(sums.nothing)}</Sum>}
        <Sum term={copy.share(number(sheet.share / 10))}>{amount(cash.share)}</Sum>
        <Sum term={copy.due}>{amount(cash.due)}</Sum>
        <Sum term={copy.handedIn}>{amount(cash.handedIn)}</Sum>
        <Sum term={cash.owed < 0 ? copy.firmOwes : copy.owed}>
          <strong className="text-xl">{amount(Math.abs(cash.owed))}</strong>
        </Sum>
      </dl>
      <div className="grid gap-1">
        <h3 className="text-sm font-semibold">{copy.lines}</h3>
        {lines.length === 0 && <p className="text-ink-soft">{copy.noLines}</p>}
        <ul className="max-w-xl">
          {lines.map((line) => (
            <li
              key={line.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 not-last:border-b border-line py-1.5"
            >
              <span className="font-semibold tabular-nums">{amount(line.amount)}</span>
              <span className="min-w-0 grow text-sm text-ink-soft wrap-anywhere">
                {copy.by(nameOf(line.by), dateTime(line.at))}
                {line.why !== null && ` · ${copy.reasons[line.why]}`}
                {line.note !== null && ` · ${line.note}`}
              </span>
              {onTakeBack !== undefined && line.amount > 0 && (
                <TakeBack line={line} onTakeBack={() => onTakeBack(line)} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The cash sheet of a driver's day, in each currency, on screen and on one page of paper. */
export function CashSheetView(props: SheetProps) {
  const { takings, handovers } = props.sheet;
  const copy = useTakingsCopy();
  const taken = sumsOf(withRides(takings));
  const currencies = new Set([...taken, ...handovers].map(({ currency }) => currency));
  if (currencies.size === 0) return <p className="text-ink-soft">{copy.none}</p>;
  return (
    <>
      {[...currencies].map((currency) => (
        <Sums
          key={currency}
          {...props}
          currency={currency}
          taken={taken.find((each) => each.currency === currency) ?? null}
        />
      ))}
      <p className="mt-16 hidden w-72 border-t border-line-strong pt-1 text-sm print:block">
        {copy.signature}
      </p>
    </>
  );
}
