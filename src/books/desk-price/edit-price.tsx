import { useImperativeHandle, useState } from 'react';
import { agreementBatch } from '#domain/books/model/fares/fare-batch.ts';
import { holdsBetween, type Fare } from '#domain/books/model/fares/fare.ts';
import { EMPTY_AGREEMENT, parseAgreement } from '#domain/books/model/fares/typed-agreement.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import { useUser } from '#core/session/user-context.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { useBooks } from '../use-books.ts';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { usePriceList } from '../use-price-list.ts';
import { useFareAndPayer } from './use-fare-and-payer.ts';
import { usePriceText } from './use-price-text.ts';

type EditProps = SlotProps['edit'];

interface OfferProps extends EditProps {
  fare: Fare;
  payer: Payer | null;
  list: PriceList;
}

/** Offers dispatch the new price of an edited trip. Shows the agreed price, if any, and says if it has lapsed. */
function NewPrice({ trip, busy, ref, fare, payer, list }: OfferProps) {
  const copy = useDeskPriceCopy();
  const textOf = usePriceText();
  const { uid } = useUser();
  const { firmTariffs } = useBooks();
  const [isTaken, take] = useState(false);
  const { agreed } = fare;
  const now = firmTariffs.now();
  const parsed = parseAgreement(
    { ...EMPTY_AGREEMENT, answers: fare.answers },
    {
      ...list,
      trip: trip && { ...trip, pickUpAt: trip.pickUpAt ?? now },
      payer,
      known: fare,
    },
  );
  const price = parsed.ok ? parsed.value.price : null;
  const terms = parsed.ok ? parsed.value.terms : null;
  const holds =
    agreed === null || trip === null || holdsBetween(agreed, { from: trip.from.area, to: trip.to.area });
  const isOffered =
    parsed.ok &&
    price !== null &&
    terms !== null &&
    (price.amount !== agreed?.amount || price.source !== agreed.source || !holds) &&
    agreed?.source !== 'typed';
  useImperativeHandle(ref, () => ({
    batchFor: (ride) =>
      isOffered && isTaken
        ? agreementBatch(ride, parsed.value, fare, { by: uid, now, years: list.settings.years })
        : [],
    readBack: async () => (isOffered && isTaken ? textOf(price, terms.currency) : ''),
  }));
  if (!isOffered && holds) return null;
  return (
    <div className="grid">
      {agreed !== null && <p className="text-sm">{copy.edit.agreed(textOf(agreed, fare.currency))}</p>}
      {!holds && (
        <p className="text-sm font-medium text-danger-ink">{copy.ride.lapsed(agreed.places.join(' → '))}</p>
      )}
      {isOffered && (
        <Checkbox
          label={copy.edit.take(textOf(price, terms.currency))}
          checked={isTaken}
          busy={busy}
          onChange={take}
        />
      )}
    </div>
  );
}

/** Offers the price of an edited trip. A failed read is silent, because the ride's page shows the price. */
export function EditPrice(props: EditProps) {
  const { value: list } = usePriceList();
  const { value } = useFareAndPayer(props.ride.id);
  if (list === null || value === null || value.fare.end !== null) return null;
  return <NewPrice {...props} list={list} fare={value.fare} payer={value.payer} />;
}
