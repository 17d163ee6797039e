import { memo, useId } from 'react';
import { carFits } from '#domain/rides/model/dispatch/fit-of.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { Button } from '#ui/actions/button.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { FitMarks } from '../fit/fit-marks.tsx';
import { useSecondPress } from '../../shared/use-second-press.ts';
import { DriveLoad, DriveRoute } from '../ride/drive-route.tsx';
import { ignoreRepeats, SetOffButtons } from '../ride/set-off-buttons.tsx';
import type { RequestRow } from './use-requests.ts';

interface RequestCardProps {
  row: RequestRow;
  /** An instant of today, from which “tomorrow” counts. It is the same object all day. */
  today: Date;
  /** Why the driver cannot take or promise such a ride; `null` if there is no known reason. */
  whyNot: string | null;
  /** Whether the request has left the list because this driver has promised it. */
  promised: boolean;
  /** Whether this request is being taken, another one, or none. */
  taking: 'this' | 'another' | null;
  onTake: (ride: Ride, order: RideOrder) => void;
}

/**
 * A request in the list. It is rendered again only when its own data changes. A press in a long list thus does not wait
 * for all cards.
 */
export const RequestCard = memo(function Card({
  row: { item, gone },
  today,
  whyNot,
  promised,
  taking,
  onTake,
}: RequestCardProps) {
  const {
    requests: copy,
    ride: { states },
  } = useDrivingCopy();
  const time = useServiceTime();
  const whyNotId = useId();
  const marksId = useId();
  const { ride, fit } = item;
  const isNow = item.part === 'now';
  const isUnlikely = fit !== null && (!carFits(fit) || fit.clash !== null);
  const { asked, press } = useSecondPress(isUnlikely);
  const refusal = gone ? null : whyNot;
  const describedBy = refusal !== null ? whyNotId : isUnlikely && !gone ? marksId : undefined;
  const from = ride.area.from === '' ? copy.unnamed : ride.area.from;
  return (
    <li
      className={`grid grid-cols-1 content-start gap-1 rounded-control wrap-anywhere hyphens-auto border p-2 sm:p-4 ${gone ? 'border-dashed border-line-strong text-ink-soft' : 'border-transparent bg-raised'}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p className="font-semibold tabular-nums sm:text-fact">
          {ride.kind === 'now'
            ? copy.askedAt(time.time(ride.pickupAt))
            : copy.pickUpOn(time.spoken(ride.pickupAt, today))}
        </p>
        <DriveLoad ride={ride} dense />
      </div>
      <DriveRoute {...ride.area} dense />
      {gone && <p className="font-medium">{promised ? states.accepted : copy.gone}</p>}
      {refusal !== null && (
        <p id={whyNotId} className="text-sm">
          {refusal}
        </p>
      )}
      <div className="grid *:col-start-1 *:row-start-1 empty:hidden">
        {isUnlikely && (
          <div id={marksId} className={asked ? 'invisible' : undefined}>
            <FitMarks ride={ride} fit={fit} />
          </div>
        )}
        {isUnlikely && !gone && refusal === null && (
          // The question takes the place of the reasons, so that it moves no button.
          <output className="text-sm font-semibold text-warning-ink">{asked && copy.again}</output>
        )}
      </div>
      {isNow ? (
        <SetOffButtons
          label={copy.take(from)}
          inList
          describedBy={describedBy}
          disabled={gone || refusal !== null || taking !== null}
          busy={taking === 'this'}
          onSetOff={(minutes) => press(() => onTake(ride, { did: 'take', minutes }))}
        />
      ) : (
        <div className="grid">
          <Button
            wide
            busy={taking === 'this'}
            aria-label={copy.reserve(from)}
            aria-disabled={gone || refusal !== null || taking !== null}
            aria-describedby={describedBy}
            onKeyDown={ignoreRepeats}
            onClick={() => press(() => onTake(ride, { did: 'reserve' }))}
          >
            {copy.promise}
          </Button>
        </div>
      )}
    </li>
  );
});
