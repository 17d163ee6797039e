import { useId } from 'react';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { RideLoad } from '../../shared/ride-load.tsx';
import { RideRoute } from '../../shared/ride-route.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { canSetOff } from '../ride/drivers-steps.ts';
import type { PromiseRefusal } from '../ride/use-promise-refusal.ts';
import type { RequestRow } from './requests-after.ts';

/** How soon drivers may say they will be there. Minutes. */
const ESTIMATES = [5, 10, 15, 20] as const;

interface RequestCardProps {
  row: RequestRow;
  timeZone: string;
  /** The seats of the driver's car. */
  seats: number;
  promiseRefusal: PromiseRefusal;
  /** It is gone because this driver has promised it. */
  promised: boolean;
  /** Whether this request is being taken, another one, or none. */
  taking: 'this' | 'another' | null;
  /** Takes it, or promises it if it is too early to set off. */
  onTake: (order: RideOrder) => void;
}

/** What a driver knows of a request before taking it: when, roughly where, how many people, and their needs. */
export function RequestCard({
  row: { ride, gone },
  timeZone,
  seats,
  promiseRefusal,
  promised,
  taking,
  onTake,
}: RequestCardProps) {
  const {
    requests: copy,
    ride: { states },
  } = useDrivingCopy();
  const time = useServiceTime(timeZone);
  const textOf = useRideErrorText();
  const whyNotId = useId();
  const isNow = canSetOff(ride, useServerTime(), false);
  const refusal = isNow || gone ? null : promiseRefusal(ride.kind);
  const from = ride.area.from === '' ? copy.unnamed : ride.area.from;
  return (
    <li
      className={`grid content-start gap-3 rounded-control border p-[min(1rem,5vw)] ${gone ? 'border-dashed border-line bg-raised text-ink-soft' : 'border-line'}`}
    >
      <p className="font-semibold">
        {ride.kind === 'now'
          ? copy.askedAt(time.time(ride.pickupAt))
          : copy.pickUpOn(time.dateTime(ride.pickupAt))}
      </p>
      <RideRoute {...ride.area} />
      <RideLoad ride={ride} />
      {ride.people > seats && <p className="text-sm font-medium text-warning-ink">{copy.tooMany(seats)}</p>}
      {gone && <p className="font-medium">{promised ? states.accepted : copy.gone}</p>}
      {refusal !== null && (
        <p id={whyNotId} className="text-sm">
          {textOf(refusal)}
        </p>
      )}
      <div className="grid *:min-h-14">
        <Button
          wide
          busy={taking === 'this'}
          aria-disabled={gone || refusal !== null || taking !== null}
          aria-describedby={refusal === null ? undefined : whyNotId}
          onClick={() => onTake(isNow ? { did: 'take', minutes: null } : { did: 'reserve' })}
        >
          {isNow ? copy.take(from) : copy.reserve(from)}
        </Button>
      </div>
      {isNow && (
        <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1.5 *:px-0">
          <legend className="mb-1 text-sm text-ink-soft">{copy.takeWithin}</legend>
          {ESTIMATES.map((minutes) => (
            <Button
              key={minutes}
              tone="soft"
              size="small"
              aria-disabled={gone || taking !== null}
              onClick={() => onTake({ did: 'take', minutes })}
            >
              {copy.minutes(minutes)}
            </Button>
          ))}
        </fieldset>
      )}
    </li>
  );
}
