import { useRef, useState } from 'react';
import { typedAmount } from '#domain/books/model/basics/typed-amount.ts';
import { isHandoverDay, type Handover } from '#domain/books/model/fares/handover.ts';
import { EMPTY_HANDOVER } from '#domain/books/model/fares/typed-handover.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useRequest } from '#core/product/use-request.ts';
import { Button } from '#ui/actions/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { useFormat } from '#words/use-format.ts';
import { BookFailure } from '../use-book-error-text.ts';
import { useBooks } from '../use-books.ts';
import { useDayName } from '#ui/zone/use-day-name.ts';
import { usePersonNames } from '#core/product/use-person-names.ts';
import { CashSheetView } from './cash-sheet-view.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { useTakingsCopy } from './takings-copy.ts';

interface DriverSheetProps {
  driver: string;
  day: Day;
  /** Today in the service's zone. */
  today: Day;
  timeZone: string;
}

/** The cash sheet of a driver's day, for the desk. On recent days it has the form for cash that the driver hands in. */
export function DriverSheet({ driver, day, today, timeZone }: DriverSheetProps) {
  const copy = useTakingsCopy();
  const { daySheets } = useBooks();
  const { number } = useFormat();
  const dayName = useDayName();
  const [form, setForm] = useState(EMPTY_HANDOVER);
  const formPlace = useRef<HTMLDivElement>(null);
  const { value, error, reload } = useRequest(`${driver} ${day}`, () =>
    daySheets.ofDriver(driver, { first: day, last: day }),
  );
  const names = usePersonNames([driver, ...(value?.handovers ?? []).map(({ by }) => by)]);
  const nameOf = (uid: string) => names.get(uid) ?? uid;
  const currency = [...(value?.takings ?? []), ...(value?.handovers ?? [])][0]?.currency;
  const isOpen = isHandoverDay(day, today);
  const takeBack = ({ amount, currency: of }: Handover) => {
    const sign = number(0.5).charAt(1);
    setForm({ ...EMPTY_HANDOVER, amount: `-${typedAmount(amount, of, sign)}` });
    formPlace.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <BookFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton lines={8} label={copy.loading} />}
      {value !== null && (
        <Section
          heading={`${nameOf(driver)}, ${dayName(day)}`}
          aside={
            <Button tone="secondary" size="small" onClick={() => window.print()}>
              {copy.print}
            </Button>
          }
        >
          <CashSheetView
            sheet={value}
            timeZone={timeZone}
            nameOf={nameOf}
            {...(isOpen && { onTakeBack: takeBack })}
          />
          {!isOpen && <p className="text-sm text-ink-soft print:hidden">{copy.form.otherDays}</p>}
          {isOpen && currency !== undefined && (
            <div ref={formPlace}>
              <HandInForm
                place={{ driver, day }}
                currency={currency}
                form={form}
                onForm={setForm}
                onStored={() => {
                  setForm(EMPTY_HANDOVER);
                  reload();
                }}
              />
            </div>
          )}
        </Section>
      )}
    </>
  );
}
