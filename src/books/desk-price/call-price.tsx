import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { createPortal } from 'react-dom';
import { isAgreed } from '#domain/books/model/fares/typed-agreement.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { KeyCap } from '#ui/keys/key-cap.tsx';
import { useBooks } from '../use-books.ts';
import { PayerFields, PriceFields } from './agreement-fields.tsx';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { chosenPayer } from './payer-choice.tsx';
import { readDraft, writeDraft, type AgreementDraft } from './agreement-draft.ts';
import { PriceLine } from './price-line.tsx';
import { useAgreement } from './use-agreement.ts';
import { usePriceList } from '../use-price-list.ts';
import { useFareAndPayer } from './use-fare-and-payer.ts';
import { usePriceText } from './use-price-text.ts';

type CallProps = SlotProps['call'];
type Part = 'price' | 'payer';

const PARTS: readonly Part[] = ['price', 'payer'];

function OpenCallPrice(props: CallProps & { list: PriceList }) {
  const { list, trip, busy, ref, lastRide, draft: text, onDraft, foot } = props;
  const copy = useDeskPriceCopy();
  const textOf = usePriceText();
  const { firmPayers, rideFares, firmTariffs } = useBooks();
  const draft = readDraft(text);
  const change = (part: Partial<AgreementDraft>) => onDraft(writeDraft({ ...draft, ...part }));
  const [shown, setShown] = useState<readonly Part[]>(
    PARTS.filter((part) => (part === 'price' ? draft.price + draft.length : draft.typedPayer) !== ''),
  );
  // Each press makes a new object, so every press moves the focus.
  const [pressed, setPressed] = useState<{ readonly part: Part } | null>(null);
  const isPayerShown = shown.includes('payer');
  const found = useRequest({ isPayerShown }, async ({ isPayerShown: isRead }) =>
    isRead ? firmPayers.list() : succeed(null),
  );
  const last = useFareAndPayer(lastRide).found?.payer ?? null;
  const isNobody = draft.payer === '' && draft.typedPayer === '';
  /** The payer that the account's button proposes; `null` if there is none. */
  const again = isNobody && last?.suspended === false ? last : null;
  // The questions of a proposed payer appear before the list of payers has loaded.
  const payers = found.value?.known ?? (last?.id === draft.payer ? [last] : null);
  const priced = trip && { ...trip, pickUpAt: trip.pickUpAt ?? firmTariffs.now() };
  const agreement = useAgreement({
    list,
    trip: priced,
    form: draft,
    payers,
    onChange: change,
  });
  const { parsed, price, terms, payer, paying, fieldOf: errorsOf } = agreement;
  const fieldOf: typeof errorsOf = (name) => ({ ...errorsOf(name), readOnly: busy });
  const said = price === null ? '' : textOf(price, terms.currency);
  useImperativeHandle(ref, () => ({
    batchFor(ride) {
      const taken = agreement.taken();
      if (!taken.ok) return null;
      const sent = JSON.stringify(taken.value);
      // The first attempt for a ride may have been stored. So the draft stores its agreement for `readBack`.
      if (draft.sentFor !== ride) change({ sentFor: ride, sent });
      return isAgreed(taken.value) ? rideFares.bookingBatch(ride, taken.value, list) : [];
    },
    async readBack(ride) {
      if (!parsed.ok) return '';
      const isSure = draft.sentFor !== ride || draft.sent === JSON.stringify(parsed.value);
      const text = paying === null ? said : copy.paidBy(said, paying.name);
      if (isSure) return text;
      const stored = await rideFares.byRide(ride);
      if (!stored.ok) return copy.storedDifferently;
      const agreed = await rideFares.agree(ride, parsed.value, stored.value);
      return agreed.ok ? text : copy.storedDifferently;
    },
  }));
  const focusPressed = useEffectEvent(({ part }: { readonly part: Part }) =>
    agreement.control(part)?.focus(),
  );
  useEffect(() => {
    if (pressed !== null) focusPressed(pressed);
  }, [pressed]);
  const firstAsk = payer?.asks[0]?.label;
  const focusAsk = useEffectEvent(() => {
    if (document.activeElement === agreement.control('payer')) agreement.control('0')?.focus();
  });
  useEffect(() => {
    if (firstAsk !== undefined) focusAsk();
  }, [firstAsk]);
  return (
    <>
      <div className="grid grid-cols-1 gap-1.5 empty:hidden">
        {/* The price is first, so that it is visible while somebody answers the questions of an account. */}
        <PriceLine price={price} currency={terms.currency} />
        {shown.includes('price') && (
          <PriceFields
            value={draft}
            onChange={change}
            fieldOf={fieldOf}
            tariff={agreement.tariff}
            terms={terms}
          />
        )}
        {isPayerShown && (
          <>
            <LoadFailure what={copy.payersFailed} error={found.error} onRetry={found.reload} />
            <PayerFields
              value={draft}
              onChange={change}
              fieldOf={fieldOf}
              payers={payers ?? []}
              chosen={payer}
            />
          </>
        )}
      </div>
      {foot !== null &&
        createPortal(
          PARTS.map((part) => {
            const proposed = part === 'payer' ? again : null;
            const label = proposed ? copy.again(proposed.name) : part === 'price' ? copy.price : copy.account;
            const key = part === 'price' ? copy.keys.price : copy.keys.account;
            return (
              <span key={part}>
                <Button
                  tone="quiet"
                  size="small"
                  aria-expanded={shown.includes(part)}
                  aria-keyshortcuts={`Alt+${key}`}
                  onClick={() => {
                    if (proposed !== null) change(chosenPayer(proposed));
                    setShown([...shown, part]);
                    setPressed({ part });
                  }}
                >
                  <span className={proposed === null ? 'whitespace-nowrap' : 'wrap-anywhere'}>
                    {label} <KeyCap>{key}</KeyCap>
                  </span>
                </Button>
              </span>
            );
          }),
          foot,
        )}
    </>
  );
}

/** A call without prices. It is booked as in a firm without books. */
function Unpriced({ ref, isUnknown }: Pick<CallProps, 'ref'> & { isUnknown: boolean }) {
  const copy = useDeskPriceCopy();
  useImperativeHandle(ref, () => ({ batchFor: () => [], readBack: async () => '' }));
  // There is no alert and no button, because the call goes on. A price can be agreed on the ride's page.
  return isUnknown && <p className="text-sm text-ink-soft">{copy.unknown}</p>;
}

/** The price and the payer of a ride by phone, before the booking. Shows nothing in a firm without books. */
export function CallPrice({ ref, ...props }: CallProps) {
  const { value, error } = usePriceList();
  if (value !== null) return <OpenCallPrice {...props} ref={ref} list={value} />;
  if (error === null) return null;
  const isUnknown = error.code !== 'books-not-set-up' && error.code !== 'no-time-zone';
  return <Unpriced ref={ref} isUnknown={isUnknown} />;
}
