import { useRequest } from '#core/product/use-request.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { useAmount } from '../tariffs/use-amount.ts';
import { useBooks } from '../use-books.ts';
import { useDriveCopy } from './drive-copy.ts';
import type { OpenFare } from './drive-end-form.tsx';

/** The agreed price of an open fare, a lapsed price, and whether an account pays. */
export function AgreedPrice({ fare: { agreed, lapsed, currency, isOnAccount } }: { fare: OpenFare }) {
  const copy = useDriveCopy();
  const amount = useAmount(currency);
  const parts = [
    agreed !== null && copy.price(amount(agreed)),
    lapsed !== null && copy.lapsed(amount(lapsed)),
    isOnAccount && copy.onAccount,
  ];
  const text = parts.filter(Boolean).join(' · ');
  return text !== '' && <p className="text-fact font-medium">{text}</p>;
}

/**
 * The price of the ride under way, read again after each change of its state or districts. The read caches the price on
 * the device, so that the end can be entered without a network. A failure is not shown: the end's form reads again.
 */
export function DrivePrice({ ride }: SlotProps['drive']) {
  const copy = useDriveCopy();
  const { driveFares } = useBooks();
  const { id, state, area, pickupAt, endedAt } = ride;
  const { value } = useRequest(`${id} ${state} ${area.from} ${area.to}`, () =>
    driveFares.of({ ride: id, pickupAt, endedAt, area }),
  );
  if (value?.state === 'hidden') return <p className="text-fact font-medium">{copy.hidden}</p>;
  return value?.state === 'open' && <AgreedPrice fare={value} />;
}
