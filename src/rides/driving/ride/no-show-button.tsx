import { useId } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { noShowFrom } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { AskedStepButton } from './asked-step-button.tsx';
import { PassengersNumber } from './passenger.tsx';
import type { Steps } from './use-steps.ts';
import { timeLeft } from '../../shared/time-left.ts';

interface NoShowButtonProps {
  ride: RideIn<'arrived'>;
  /** `null` while they are not known. */
  details: RideDetails | null;
  steps: Steps;
  timeZone: string;
}

/** Ends a ride whose passenger has not come, once the driver has waited long enough. */
export function NoShowButton({ ride, details, steps, timeZone }: NoShowButtonProps) {
  const copy = useDrivingCopy().ride;
  const time = useServiceTime(timeZone);
  const noteId = useId();
  const from = noShowFrom(ride);
  const left = timeLeft(from, useServerTime());
  const underWay = steps.underWay(ride);
  const { text, ...question } = copy.no_show;
  return (
    <div className="grid gap-1">
      <AskedStepButton
        tone="secondary"
        busy={underWay === 'no_show'}
        aria-disabled={left !== null || underWay !== null}
        aria-describedby={left === null ? undefined : noteId}
        question={{
          ...question,
          description: (
            <>
              <p>{text}</p>
              {details !== null && <PassengersNumber details={details} />}
            </>
          ),
        }}
        onTake={() => void steps.take(ride, { did: 'no_show' })}
      >
        {copy.steps.no_show}
      </AskedStepButton>
      {left !== null && (
        <p id={noteId} className="text-sm text-ink-soft tabular-nums">
          {copy.noShowFrom(time.time(from), left)}
        </p>
      )}
    </div>
  );
}
