import { useId } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { noShowFrom } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { Button } from '#ui/actions/button.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { timeLeft } from '../../shared/time-left.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { AskedStepButton } from './asked-step-button.tsx';
import type { OwnRide } from './current-ride.ts';
import { PassengersNumber } from './passenger.tsx';
import { ReturnButton } from './return-button.tsx';
import type { Steps } from './use-steps.ts';

interface NoShowButtonProps {
  ride: RideIn<'arrived'>;
  /** `null` while they are not known. */
  details: RideDetails | null;
  steps: Steps;
  timeZone: string;
}

/** Ends a ride whose passenger has not come, once the driver has waited long enough. */
function NoShowButton({ ride, details, steps, timeZone }: NoShowButtonProps) {
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

/** The id of the steps that “More” shows. */
const MORE_STEPS = 'more-steps';

interface MoreButtonProps {
  shown: boolean;
  onShow: (shown: boolean) => void;
}

/** Shows `MoreSteps`. It is beside the heading, where nothing covers it. */
export function MoreButton({ shown, onShow }: MoreButtonProps) {
  const copy = useDrivingCopy().ride;
  return (
    <Button
      tone="quiet"
      size="small"
      aria-expanded={shown}
      aria-controls={MORE_STEPS}
      onClick={() => onShow(!shown)}
    >
      <span className="inline-flex items-center gap-1">
        {copy.more}{' '}
        <span className={shown ? 'rotate-180' : undefined}>
          <PageIcon name="chevron-down" />
        </span>
      </span>
    </Button>
  );
}

interface MoreStepsProps {
  ride: OwnRide;
  /** `null` while they are not known. */
  details: RideDetails | null;
  steps: Steps;
  timeZone: string;
  shown: boolean;
}

/** Steps that a driver seldom takes, and should not take by mistake. */
export function MoreSteps({ ride, details, steps, timeZone, shown }: MoreStepsProps) {
  return (
    <div id={MORE_STEPS} hidden={!shown} className="flex flex-wrap items-start gap-3">
      {ride.state === 'arrived' && (
        <NoShowButton ride={ride} details={details} steps={steps} timeZone={timeZone} />
      )}
      <ReturnButton ride={ride} steps={steps} />
    </div>
  );
}
