import { Suspense, useId, useState } from 'react';
import { stepsFrom } from '#domain/rides/model/ride/ride-steps.ts';
import { useDrivingCopy } from '../../../copy/rides/driving.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PageIcon } from '../../../ui/page-icon.tsx';
import type { DriversRide } from './current-ride.ts';
import { LateReturnDialog } from './late-return-dialog.ts';
import { NoShowButton } from './no-show-button.tsx';
import type { Steps } from './use-steps.ts';

interface MoreStepsProps {
  ride: DriversRide;
  steps: Steps;
  timeZone: string;
}

/** What a driver seldom does with a ride, and should not do by mistake. */
export function MoreSteps({ ride, steps, timeZone }: MoreStepsProps) {
  const copy = useDrivingCopy().ride;
  const id = useId();
  const [shown, setShown] = useState(false);
  const [asking, setAsking] = useState(false);
  const possible = stepsFrom('its-driver', ride.state);
  const returning = possible.find((did) => did === 'give_back' || did === 'decline');
  if (returning === undefined) return null;
  const close = () => {
    steps.forgetFailure();
    setAsking(false);
  };
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
        <Button tone="secondary" onClick={() => setAsking(true)}>
          {copy.steps[returning]}
        </Button>
      </div>
      <Suspense>
        {asking && <LateReturnDialog ride={ride} did={returning} steps={steps} onClose={close} />}
      </Suspense>
    </div>
  );
}
