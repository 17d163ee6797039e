import { useId, useState } from 'react';
import { useDrivingCopy } from '../../../copy/rides/driving.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PageIcon } from '../../../ui/page-icon.tsx';
import type { OwnRide } from './current-ride.ts';
import { NoShowButton } from './no-show-button.tsx';
import { ReturnButton } from './return-button.tsx';
import type { Steps } from './use-steps.ts';

interface MoreStepsProps {
  ride: OwnRide;
  steps: Steps;
  timeZone: string;
}

/** What a driver seldom does with a ride, and should not do by mistake. */
export function MoreSteps({ ride, steps, timeZone }: MoreStepsProps) {
  const copy = useDrivingCopy().ride;
  const id = useId();
  const [shown, setShown] = useState(false);
  if (ride.state === 'in_progress') return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        tone="quiet"
        size="small"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        <span className="inline-flex items-center gap-1">
          {copy.more} <PageIcon name="chevron-down" />
        </span>
      </Button>
      <div id={id} hidden={!shown} className="flex flex-wrap items-start gap-3">
        {ride.state === 'arrived' && <NoShowButton ride={ride} steps={steps} timeZone={timeZone} />}
        <ReturnButton ride={ride} steps={steps} />
      </div>
    </div>
  );
}
