import { endOf, holdsBetween, type Fare } from '#domain/books/model/fares/fare.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { ReceiptLink } from '../receipt/receipt-link.tsx';
import { useAmount } from '../tariffs/use-amount.ts';
import { useBooks } from '../use-books.ts';
import { useOwnPriceCopy } from './own-price-copy.ts';

interface FareTextProps extends Pick<SlotProps['ownRide'], 'ride'> {
  fare: Fare;
}

function FareText({ fare, ride }: FareTextProps) {
  const copy = useOwnPriceCopy();
  const { agreed, currency } = fare;
  const amount = useAmount(currency);
  const end = endOf(fare, ride.endedAt);
  if (end !== null) return copy.paid[end.paid](amount(end.total));
  if (agreed === null) return null;
  if (!holdsBetween(agreed, ride.area)) return copy.lapsed(amount(agreed.amount));
  const { source } = agreed;
  const says = source === 'fixed' ? copy.fixed : source === 'typed' ? copy.agreed : copy.about;
  return says(amount(agreed.amount));
}

/** The price of a passenger's ride. Shows nothing for a missing or hidden price, or after a failure. */
export function OwnRidePrice({ ride }: SlotProps['ownRide']) {
  const { rideFares } = useBooks();
  const { value } = useRequest({ id: ride.id, rev: ride.rev }, async ({ id }) => {
    const fare = await rideFares.byRide(id);
    return fare.ok ? succeed({ fare: fare.value }) : fare;
  });
  const fare = value?.fare ?? null;
  return (
    fare !== null && (
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p className="font-medium empty:hidden">
          <FareText fare={fare} ride={ride} />
        </p>
        <ReceiptLink ride={ride.id} end={endOf(fare, ride.endedAt)} />
      </div>
    )
  );
}
