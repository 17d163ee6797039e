import { useEffect, useRef, useState } from 'react';
import { typedAmount } from '#domain/books/model/basics/typed-amount.ts';
import { typedDeskEnd } from '#domain/books/model/fares/desk-end.ts';
import { endOf, heldPrice, type Fare } from '#domain/books/model/fares/fare.ts';
import { tariffOf } from '#domain/books/model/fares/typed-agreement.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { useRequest } from '#core/product/use-request.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/page/section.tsx';
import { BookFailure } from '../use-book-error-text.ts';
import { useTariffsCopy } from '../tariffs/tariffs-copy.ts';
import { useBooks } from '../use-books.ts';
import { AgreeForm } from './agree-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { InlineEndForm } from './inline-end-form.tsx';
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

/** The form that the ride's state allows: agree a price, enter the end, or correct the end. */
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
  const currency = fare?.currency ?? tariff?.currency ?? list.settings.currency;
  // Extras and kilometres of a tariff in another currency cannot be added to this sum.
  const usable = tariff?.currency === currency ? tariff : null;
  const start = { currency, tariff: usable, at: wallTimeAt(pickupAt, timeZone) };
  const ended = { id: ride.id, driver: ride.driver, plate: ride.card?.plate ?? '', endedAt };
  const end = fare && endOf(fare, endedAt);
  if (fare !== null && end !== null)
    return <CorrectForm {...common} fare={{ ...fare, end }} ended={ended} start={start} />;
  const agreed = heldPrice(fare?.agreed ?? null, area);
  const isOnAccount = fare !== null && fare.payer !== null;
  const first = {
    total: agreed === null ? '' : typedAmount(agreed.amount, currency, sign),
    length: '',
    waited: '',
    extras: [],
    paid: isOnAccount ? ('account' as const) : null,
  };
  return (
    <InlineEndForm
      label={copy.end}
      start={{ ...start, discount: isOnAccount ? fare.discount : null }}
      // The end entered before a reopening may still be right.
      first={fare?.end ? typedDeskEnd(fare.end, start, sign) : first}
      onSave={(entered) =>
        rideFares.end(ended, entered, {
          tariff: usable?.id ?? null,
          currency,
          vat: (usable ?? list.settings).vat,
        })
      }
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}

interface ReadPayers {
  readonly payers: readonly Payer[];
  /** Whether `payers` has all payers; `false` if it has at most the ride's payer. */
  readonly areAll: boolean;
}

function OpenRidePrice(props: DeskRide & { list: PriceList }) {
  const { ride, timeZone } = props;
  const copy = useDeskPriceCopy();
  const { rideFares, firmPayers } = useBooks();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // When the form closes, the focus goes to its opener.
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
  // Only the ride's payer is read, for its name. All payers are read when the form opens.
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
  const end = fare && endOf(fare, ride.endedAt);
  // After a reopening, the next end of the ride must be entered again.
  const isOutdated = fare !== null && fare.end !== null && end === null;
  const isReopened = isOutdated && !hasEnded;
  const action = () => {
    if (end !== null) return words.correct;
    if (hasEnded) return words.end;
    return fare === null ? words.agree : words.change;
  };
  return (
    <Section heading={copy.price}>
      <BookFailure what={copy.loadFailed} error={error} onRetry={reload} />
      <BookFailure what={copy.payersFailed} error={known.error} onRetry={known.reload} />
      {value !== null && <FareFacts {...{ fare, ride, payers, timeZone }} list={props.list} />}
      {isOutdated && (
        <Notice tone="warning" compact>
          {hasEnded ? words.outdated : words.reopened}
        </Notice>
      )}
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

/** The price of a ride, its payer, and the changes that dispatch can make. Shows nothing without books. */
export function DeskRidePrice(props: DeskRide) {
  const copy = useDeskPriceCopy();
  const { value, error, reload } = usePriceList();
  if (value !== null) return <OpenRidePrice {...props} list={value} />;
  if (error?.code === 'books-not-set-up' || error?.code === 'no-time-zone') return null;
  return <BookFailure what={copy.loadFailed} error={error} onRetry={reload} />;
}
