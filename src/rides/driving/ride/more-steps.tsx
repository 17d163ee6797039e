import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { Button } from '#ui/actions/button.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { useDrivingCopy } from '../driving-copy.ts';
import type { OwnRide } from './current-ride.ts';
import { NoShowButton } from './no-show-button.tsx';
import { ReturnButton } from './return-button.tsx';
import type { Steps } from './use-steps.ts';

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
