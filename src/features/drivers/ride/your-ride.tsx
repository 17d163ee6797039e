import { useEffect, useRef } from 'react';
import { focusSectionHeading } from '../../../core/navigation/focus-heading.ts';
import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useDrivingCopy } from '../../../copy/rides/driving.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { RetryButton } from '../../../ui/actions/retry-button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { QuietNote } from '../../../ui/feedback/quiet-note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RideLoad } from '../../../ui/rides/ride-load.tsx';
import { RideRoute } from '../../../ui/rides/ride-route.tsx';
import { useServiceTime } from '../../../ui/rides/use-service-time.ts';
import type { DriversRide } from './current-ride.ts';
import { MoreSteps } from './more-steps.tsx';
import { NextStep } from './next-step.tsx';
import { Passenger } from './passenger.tsx';
import { RideFailureBox, YOUR_RIDE } from './ride-failure-box.tsx';
import type { Steps } from './use-steps.ts';
import { WayThere } from './way-there.tsx';

interface YourRideProps {
  ride: DriversRide;
  steps: Steps;
  timeZone: string;
}

/** Who rides and the exact places, which a driver may read who has promised to come (rides R33). */
function Details({ ride }: { ride: DriversRide }) {
  const copy = useDrivingCopy().ride;
  const textOf = useErrorText();
  const { rideViews } = useRides();
  const { value: details, error, loading, reload } = useRequest(ride.id, rideViews.details);
  const place = ride.state === 'in_progress' ? 'to' : 'from';
  return (
    <>
      {details === null ? (
        <RideRoute {...ride.area} />
      ) : (
        <>
          <RideRoute from={details.from.text} to={details.to.text} />
          <WayThere to={details[place]} />
          <Passenger details={details} />
        </>
      )}
      {error !== null && (
        <ErrorBox text={`${copy.failedDetails} ${textOf(error)}`}>
          <RetryButton onRetry={reload} />
        </ErrorBox>
      )}
      {details === null &&
        error === null &&
        (loading ? <Skeleton label={copy.loadingDetails} /> : <QuietNote>{copy.noDetails}</QuietNote>)}
    </>
  );
}

/** The one ride that a driver is about, with its next step. */
export function YourRide({ ride, steps, timeZone }: YourRideProps) {
  const copy = useDrivingCopy().ride;
  const time = useServiceTime(timeZone);
  const area = useRef<HTMLDivElement>(null);
  const stateBefore = useRef<string>(null);
  useEffect(() => {
    const isFirst = stateBefore.current === null;
    stateBefore.current = ride.state;
    if (area.current === null) return;
    // Whatever was pressed for it has gone.
    if (isFirst && document.activeElement === document.body) focusSectionHeading(area.current);
    // What the next step is about stands at the beginning, and the button stays where it is.
    if (!isFirst) area.current.closest('section')?.scrollIntoView({ block: 'start' });
  }, [ride.state]);
  const { last } = steps;
  // The dialog shows its own.
  const isHere = last?.ride.id === ride.id && last.did !== 'give_back' && last.did !== 'decline';
  return (
    <Section heading={copy.heading}>
      <div
        ref={area}
        id={YOUR_RIDE}
        className="flex flex-col gap-4 max-sm:min-h-[calc(100svh-8rem)] sm:gap-5"
      >
        <output className="text-lg font-semibold">{copy.states[ride.state]}</output>
        {ride.state === 'on_the_way' && ride.etaAt !== null && <p>{copy.eta(time.time(ride.etaAt))}</p>}
        {ride.card === null ? <RideRoute {...ride.area} /> : <Details ride={ride} />}
        <RideLoad ride={ride} />
        {isHere && last.failure !== null && <RideFailureBox error={last.failure} timeZone={timeZone} />}
        <MoreSteps ride={ride} steps={steps} timeZone={timeZone} />
        <NextStep ride={ride} steps={steps} />
      </div>
    </Section>
  );
}
