import { useRequest } from '#core/product/use-request.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { useAmount } from '../tariffs/use-amount.ts';
import { useBooks } from '../use-books.ts';
import { useDriveCopy } from './drive-copy.ts';
import type { OpenFare } from './end-form.tsx';

/** The agreed price of an open fare, and whether an account pays it. */
export function AgreedPrice({ fare: { agreed, currency, isOnAccount } }: { fare: OpenFare }) {
  const copy = useDriveCopy();
  const amount = useAmount(currency);
  const parts = [agreed !== null && copy.price(amount(agreed)), isOnAccount && copy.onAccount];
  const text = parts.filter(Boolean).join(' · ');
  return text !== '' && <p className="text-fact font-medium">{text}</p>;
}

/**
 * The price of the ride under way, as of its last step. The read caches it on the device, so that the end can be
 * entered without a network. A failure is not shown: the end of the ride reads again.
 */
export function DrivePrice({ ride }: SlotProps['drive']) {
  const copy = useDriveCopy();
  const { driveFares } = useBooks();
  const { value } = useRequest(`${ride.id} ${ride.state}`, () =>
    driveFares.of({ ride: ride.id, pickupAt: ride.pickupAt }),
  );
  if (value?.state === 'hidden') return <p className="text-fact font-medium">{copy.hidden}</p>;
  return value?.state === 'open' && <AgreedPrice fare={value} />;
}
