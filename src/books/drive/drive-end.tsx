import { useEffect } from 'react';
import type { Currency } from '#domain/books/model/basics/money.ts';
import type { Payment } from '#domain/books/model/fares/fare.ts';
import type { EndedDrive } from '#domain/books/model/fares/open-end.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { BookFailure } from '../use-book-error-text.ts';
import { ReceiptLink } from '../receipt/receipt-link.tsx';
import { useAmount } from '../tariffs/use-amount.ts';
import { useBooks } from '../use-books.ts';
import { useRidesOfBooks } from '../use-rides-of-books.ts';
import { useDriveCopy } from './drive-copy.ts';
import { AgreedPrice } from './drive-price.tsx';
import { DriveEndForm, type OpenFare } from './drive-end-form.tsx';
import { EnteredNote, Refused } from './entered-note.tsx';
import { useEndOutbox } from './use-end-outbox.ts';

interface PaidProps {
  ride: string;
  currency: Currency;
  total: number;
  paid: Payment;
}

function Paid({ ride, currency, total, paid }: PaidProps) {
  const copy = useDriveCopy();
  const amount = useAmount(currency);
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <strong className="text-fact tabular-nums">{copy.entered(amount(total), copy.payments[paid])}</strong>
      <ReceiptLink ride={ride} end={{ paid }} />
    </p>
  );
}

interface EnterHereProps {
  drive: EndedDrive;
  fare: OpenFare;
  timeZone: string;
  /** Whether the fare has been read since the last end was stored. */
  isRead: boolean;
  onStored: () => void;
}

/** The dashboard's form, for a ride whose end has not been entered yet. */
function EnterHere({ drive, fare, timeZone, isRead, onStored }: EnterHereProps) {
  const { outbox, open } = useEndOutbox();
  const end = open.find(({ ride }) => ride === drive.ride);
  const isStored = end === undefined && outbox.isKnown(drive);
  useEffect(() => {
    if (isStored) onStored();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is stored
  }, [isStored]);
  if (isStored && !isRead) return null;
  if (end?.entered && end.refused !== null)
    return <Refused end={{ ...end, entered: end.entered }} onRead={() => outbox.settle(drive)} />;
  if (end?.entered)
    return (
      <EnteredNote ride={drive.ride} entered={end.entered} onChange={() => outbox.enter(drive.ride, null)} />
    );
  return (
    <DriveEndForm
      fare={fare}
      pickupAt={drive.pickupAt}
      timeZone={timeZone}
      form={end?.form ?? null}
      onForm={(form) => {
        outbox.add(drive);
        outbox.note(drive.ride, { form });
      }}
      onEnter={(entered) => {
        outbox.add(drive);
        outbox.enter(drive.ride, entered);
        void outbox.send((ride) => ride === drive.ride);
      }}
      onLater={null}
    />
  );
}

/** The price on the page of a driver's ride. For a day after completion, the driver can enter how it was paid. */
export function DriveEnd({ ride, timeZone }: SlotProps['driveEnd']) {
  const copy = useDriveCopy();
  const { uid } = useUser();
  const { driveFares } = useBooks();
  const { serverTime } = useRidesOfBooks();
  const { id, area, pickupAt, endedAt, state, card } = ride;
  const request = useRequest({ id, endedAt, area }, () =>
    driveFares.of({ ride: id, pickupAt, endedAt, area }),
  );
  const { found, error, reload } = request;
  // An older answer may have the end before a reopening, so that end is not shown during a request.
  const value = request.value?.state === 'ended' ? found : request.value;
  if (ride.driver !== uid || value?.state === 'no-books' || value?.state === 'unpriced') return null;
  const isOver = endedAt !== null && endedAt.getTime() < serverTime().getTime() - DAY_MS;
  return (
    <Section heading={copy.heading}>
      <BookFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton lines={3} label={copy.loading} />}
      {value?.state === 'hidden' && <p>{copy.hidden}</p>}
      {value?.state === 'ended' && <Paid ride={id} {...value} />}
      {value?.state === 'open' && (state !== 'completed' || isOver) && (
        <>
          <AgreedPrice fare={value} />
          {isOver && <p className="text-ink-soft">{copy.tooLate}</p>}
        </>
      )}
      {value?.state === 'open' && state === 'completed' && !isOver && (
        <EnterHere
          drive={{ ride: id, pickupAt, endedAt: ride.endedAt, plate: card?.plate ?? '' }}
          fare={value}
          timeZone={timeZone}
          isRead={found !== null}
          onStored={reload}
        />
      )}
    </Section>
  );
}
