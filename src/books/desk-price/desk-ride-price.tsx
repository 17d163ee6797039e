import { useEffect, useRef, useState } from 'react';
import { FIRST_CURRENCY } from '#domain/books/model/basics/money.ts';
import { typedAmount } from '#domain/books/model/basics/typed-amount.ts';
import type { Fare } from '#domain/books/model/fares/fare.ts';
import { tariffOf } from '#domain/books/model/fares/typed-agreement.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { useRequest } from '#core/product/use-request.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { Button } from '#ui/actions/button.tsx';
import { Section } from '#ui/page/section.tsx';
import { BookFailure } from '../book-failure.tsx';
import { useTariffsCopy } from '../tariffs/tariffs-copy.ts';
import { useBooks } from '../use-books.ts';
import { AgreeForm } from './agree-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { EndForm } from './end-form.tsx';
import { FareFacts } from './fare-facts.tsx';
import { FareHistory } from './fare-history.tsx';
import { usePriceList } from '../use-price-list.ts';

type DeskRide = SlotProps['deskRide'];

interface FormProps extends DeskRide {
  fare: Fare | null;
  list: PriceList;
  payers: readonly Payer[];
  onDone: () => void;
  onCancel: () => void;
}

/** The form for the possible change of a ride's price: agree it, enter its end, or correct the end. */
function PriceForm({ ride, details, timeZone, fare, list, payers, onDone, onCancel }: FormProps) {
  const { ride: copy } = useDeskPriceCopy();
  const { sign } = useTariffsCopy().words;
  const { rideFares } = useBooks();
  const { area, pickupAt, endedAt } = ride;
  const trip = {
    from: { ...details?.from, area: area.from },
    to: { ...details?.to, area: area.to },
    pickUpAt: pickupAt,
  };
  const common = { trip, list, payers, onDone, onCancel };
  if (endedAt === null) return <AgreeForm {...common} ride={ride.id} fare={fare} />;
  const payer = payers.find(({ id }) => id === fare?.payer) ?? null;
  const own = list.tariffs.find(({ id }) => id === fare?.tariff);
  const tariff = own ?? tariffOf({ ...list, trip, payer });
  const currency = fare?.currency ?? tariff?.currency ?? FIRST_CURRENCY;
  // Extras and kilometres of a tariff in another currency cannot be added to this sum.
  const usable = tariff?.currency === currency ? tariff : null;
  const start = { currency, tariff: usable, at: wallTimeAt(pickupAt, timeZone) };
  if (fare !== null && fare.end !== null)
    return <CorrectForm {...common} fare={{ ...fare, end: fare.end }} start={start} />;
  const agreed = fare?.agreed ?? null;
  const isOnAccount = fare !== null && fare.payer !== null;
  return (
    <EndForm
      label={copy.end}
      start={{ ...start, discount: isOnAccount ? (payer?.discount ?? 0) : null }}
      first={{
        total: agreed === null ? '' : typedAmount(agreed.amount, currency, sign),
        length: '',
        waited: '',
        extras: [],
        paid: isOnAccount ? 'account' : null,
      }}
      onSave={(entered) =>
        rideFares.end({ id: ride.id, driver: ride.driver, plate: ride.card?.plate ?? '', endedAt }, entered, {
          tariff: usable?.id ?? null,
          currency,
          vat: usable?.vat ?? 0,
        })
      }
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}

interface ReadPayers {
  readonly payers: readonly Payer[];
  /** Otherwise only the payer of this ride. */
  readonly areAll: boolean;
}

function OpenRidePrice(props: DeskRide & { list: PriceList }) {
  const { ride, timeZone } = props;
  const copy = useDeskPriceCopy();
  const { rideFares, firmPayers } = useBooks();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // The focus was in the form, which is gone.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { value, error, reload } = useRequest({ id: ride.id, rev: ride.rev }, async ({ id }) => {
    const found = await rideFares.byRide(id);
    return found.ok ? succeed({ fare: found.value }) : found;
  });
  const fare = value?.fare ?? null;
  // Reads only the ride's payer, for its name, and all payers once another can be chosen.
  const known = useRequest(
    { isOpen, id: fare?.payer ?? null },
    async ({ isOpen: isRead, id }): Promise<Result<ReadPayers>> => {
      if (isRead) {
        const all = await firmPayers.list();
        return all.ok ? succeed({ payers: all.value.known, areAll: true }) : all;
      }
      const payer = id === null ? succeed(null) : await firmPayers.one(id);
      return payer.ok ? succeed({ payers: payer.value === null ? [] : [payer.value], areAll: false }) : payer;
    },
  );
  const payers = known.value?.payers ?? [];
  const { ride: words } = copy;
  const hasEnded = ride.endedAt !== null;
  const isBilled = fare !== null && fare.bill !== null;
  // A ride that was reopened after its end was entered. The entered end can be corrected once the ride has ended again.
  const isReopened = fare !== null && fare.end !== null && !hasEnded;
  const action = () => {
    if (fare !== null && fare.end !== null) return words.correct;
    if (hasEnded) return words.end;
    return fare === null ? words.agree : words.change;
  };
  return (
    <Section heading={copy.price}>
      <BookFailure what={copy.loadFailed} error={error} onRetry={reload} />
      <BookFailure what={copy.payersFailed} error={known.error} onRetry={known.reload} />
      {value !== null && <FareFacts fare={fare} payers={payers} timeZone={timeZone} list={props.list} />}
      {isReopened && <p className="text-sm text-ink-soft">{words.reopened}</p>}
      {value !== null && !isOpen && !isBilled && !isReopened && (
        <div>
          <Button ref={opener} tone="secondary" size="small" onClick={() => setOpen(true)}>
            {action()}
          </Button>
        </div>
      )}
      {value !== null && isOpen && known.value?.areAll === true && (
        <PriceForm
          {...props}
          fare={fare}
          payers={payers}
          onDone={() => {
            setOpen(false);
            reload();
          }}
          onCancel={() => setOpen(false)}
        />
      )}
      {fare !== null && fare.rev > 0 && <FareHistory fare={fare} payers={payers} timeZone={timeZone} />}
    </Section>
  );
}

/** The price of one ride, its payer, and the possible changes at the desk. A firm without books sees nothing of it. */
export function DeskRidePrice(props: DeskRide) {
  const copy = useDeskPriceCopy();
  const { value, error, reload } = usePriceList();
  if (value !== null) return <OpenRidePrice {...props} list={value} />;
  if (error?.code === 'books-not-set-up' || error?.code === 'no-time-zone') return null;
  return <BookFailure what={copy.loadFailed} error={error} onRetry={reload} />;
}
