import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { ToYourRide } from '../ride/to-your-ride.tsx';

/** What keeps a driver from a break and from the end of the shift, as far as their rides tell. */
export type Bond = Extract<RideFailure, { readonly code: 'already-driving' | 'promise-due' }>;

/** Says so beside the buttons. A ride that is being driven is what the page is about; one that is due may be overlooked. */
export function WhyBound({ bond, id }: { bond: Bond; id: string }) {
  const { whileDriving } = useDrivingCopy().shift;
  const textOf = useRideErrorText();
  const isDriving = bond.code === 'already-driving';
  return (
    <div className="grid justify-items-start gap-2">
      <p id={id} className="text-sm text-ink-soft">
        {isDriving ? whileDriving : textOf(bond)}
      </p>
      {!isDriving && <ToYourRide />}
    </div>
  );
}
