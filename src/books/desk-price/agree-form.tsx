import { useState } from 'react';
import { typedAmount } from '#domain/books/model/basics/typed-amount.ts';
import type { BookError } from '#domain/books/model/fares/book-error.ts';
import { heldPrice, type Fare } from '#domain/books/model/fares/fare.ts';
import { EMPTY_AGREEMENT, type PricedTrip } from '#domain/books/model/fares/typed-agreement.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useTariffsCopy } from '../tariffs/tariffs-copy.ts';
import { useBooks } from '../use-books.ts';
import { PayerFields, PriceFields, type TypedAgreement } from './agreement-fields.tsx';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { InlineForm } from './inline-form.tsx';
import { PriceLine } from './price-line.tsx';
import { useAgreement } from './use-agreement.ts';

interface AgreeFormProps {
  ride: string;
  /** The ride's fare; `null` before anything is agreed. */
  fare: Fare | null;
  trip: PricedTrip;
  list: PriceList;
  payers: readonly Payer[];
  onDone: () => void;
  onCancel: () => void;
}

/** Agrees a price and a payer before the end of a ride. The form begins with the agreed values. */
export function AgreeForm({ ride, fare, trip, list, payers, onDone, onCancel }: AgreeFormProps) {
  const copy = useDeskPriceCopy();
  const { sign } = useTariffsCopy().words;
  const { rideFares } = useBooks();
  const { from, to } = trip;
  const agreed = heldPrice(fare?.agreed ?? null, { from: from.area, to: to.area });
  const before = fare === null || agreed === null ? '' : typedAmount(agreed.amount, fare.currency, sign);
  const known = payers.find(({ id }) => id === fare?.payer);
  const [form, setForm] = useState<TypedAgreement>({
    ...EMPTY_AGREEMENT,
    price: before,
    payer: fare?.payer ?? '',
    answers: fare?.answers ?? [],
    typedPayer: known?.name ?? fare?.payer ?? '',
  });
  const change = (part: Partial<TypedAgreement>) => setForm((typed) => ({ ...typed, ...part }));
  const { busy, failure, submit } = useSubmission<BookError>();
  const agreement = useAgreement({
    list,
    trip,
    form,
    payers,
    known: fare,
    onChange: change,
  });
  const { payer, tariff, terms } = agreement;
  const isKept = fare !== null && agreed !== null && form.price === before && form.length === '';
  const fieldOf: typeof agreement.fieldOf = (name) => ({ ...agreement.fieldOf(name), readOnly: busy });
  const send = async () => {
    const taken = agreement.taken();
    if (!taken.ok) return;
    const kept = isKept ? { tariff: fare.tariff, currency: fare.currency, vat: fare.vat } : null;
    const to = kept === null ? taken.value : { ...taken.value, price: agreed, terms: kept };
    const stored = await submit(() => rideFares.agree(ride, to, fare));
    if (stored?.ok === true) onDone();
  };
  return (
    <InlineForm
      label={fare === null ? copy.ride.agree : copy.ride.change}
      busy={busy}
      failure={failure}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <PriceFields value={form} onChange={change} fieldOf={fieldOf} tariff={tariff} terms={terms} />
      <PayerFields value={form} onChange={change} fieldOf={fieldOf} payers={payers} chosen={payer} />
      <PriceLine
        price={isKept ? agreed : agreement.price}
        currency={isKept ? fare.currency : terms.currency}
      />
    </InlineForm>
  );
}
