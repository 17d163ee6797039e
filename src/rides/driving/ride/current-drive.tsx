import { useEffect, useRef, useState, type ReactNode, type KeyboardEvent, useId } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { noShowFrom } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSettling } from '#ui/data/use-settling.ts';
import { useChangeLight } from '#ui/feedback/use-change-light.ts';
import { PageIcon } from '#ui/page-icon.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTime, remainingTime } from '../../shared/live/use-server-time.ts';
import { useRideDetails } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { ConfirmedStepButton } from './confirmed-step-button.tsx';
import { DriveDetails, PassengersNumber } from './drive-details.tsx';
import { type OwnRide, isAssigned, returnsRide, NEXT_STEP } from './drivers-rides.ts';
import { ReturnButton } from './return-button.tsx';
import { RideFailureBox, YOUR_RIDE } from './ride-failure-box.tsx';
import type { Steps } from './use-steps.ts';

interface NoShowButtonProps {
  ride: RideIn<'arrived'>;
  details: RideDetails | null;
  steps: Steps;
}

/** Ends a ride whose passenger has not come, once the driver has waited long enough. */
function NoShowButton({ ride, details, steps }: NoShowButtonProps) {
  const copy = useDrivingCopy().ride;
  const time = useServiceTime();
  const noteId = useId();
  const from = noShowFrom(ride);
  const remaining = remainingTime(from, useServerTime());
  const underWay = steps.underWay(ride);
  const { text, ...question } = copy.no_show;
  return (
    <div className="grid gap-1">
      <ConfirmedStepButton
        tone="secondary"
        busy={underWay === 'no_show'}
        aria-disabled={remaining !== null || underWay !== null}
        aria-describedby={remaining === null ? undefined : noteId}
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
      </ConfirmedStepButton>
      {remaining !== null && (
        <p id={noteId} className="text-sm text-ink-soft tabular-nums">
          {copy.noShowFrom(time.time(from), remaining)}
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
function MoreButton({ shown, onShow }: MoreButtonProps) {
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
  details: RideDetails | null;
  steps: Steps;
  shown: boolean;
}

/** Steps that a driver seldom takes, and should not take by mistake. */
function MoreSteps({ ride, details, steps, shown }: MoreStepsProps) {
  return (
    <div id={MORE_STEPS} hidden={!shown} className="flex flex-wrap items-start gap-3">
      {ride.state === 'arrived' && <NoShowButton ride={ride} details={details} steps={steps} />}
      <ReturnButton ride={ride} steps={steps} />
    </div>
  );
}

/** A key that is held down counts as one press. */
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** The one big button: the ride's next step, at the lower edge of a phone, and beside the ride if the phone lies on its side. */
function NextStep({ ride, steps }: { ride: OwnRide; steps: Steps }) {
  const copy = useDrivingCopy().ride;
  const dock = useSettling<HTMLDivElement>(`${ride.id} ${ride.state}`);
  const order = NEXT_STEP[ride.state];
  const underWay = steps.underWay(ride);
  return (
    <div
      ref={dock}
      data-dock=""
      className="sticky bottom-0 z-10 -mx-[min(1rem,5vw)] mt-auto -mb-[min(1rem,5vw)] grid rounded-b-work bg-surface p-[min(1rem,5vw)] *:min-h-18 *:text-xl sm:-mx-6 sm:-mb-6 sm:px-6 flat:bottom-4 flat:m-0 flat:self-end flat:p-0 print:hidden"
    >
      <Button
        wide
        busy={underWay === order.did}
        aria-disabled={underWay !== null}
        onKeyDown={ignoreRepeats}
        onClick={() => void steps.take(ride, order)}
      >
        {copy.steps[order.did]}
      </Button>
    </div>
  );
}

interface CurrentDriveProps {
  ride: OwnRide;
  steps: Steps;
  /** Notes about steps that wait for the network: until they are sent nothing else can be done with the ride. */
  notes: ReactNode;
}

/** The driver's present ride, with its next step. */
export function CurrentDrive({ ride, steps, notes }: CurrentDriveProps) {
  const { ride: copy, requests } = useDrivingCopy();
  const time = useServiceTime();
  const known = useRideDetails(ride);
  const area = useRef<HTMLDivElement>(null);
  const stateBefore = useRef<string>(null);
  useEffect(() => {
    const isFirst = stateBefore.current === null;
    stateBefore.current = ride.state;
    if (area.current === null) return;
    // The button that was pressed to get here is gone.
    if (isFirst && document.activeElement === document.body) focusSectionHeading(area.current);
    // The information for the next step is at the beginning; the button stays where it is.
    if (!isFirst) area.current.closest('section')?.scrollIntoView({ block: 'start' });
  }, [ride.state]);
  const light = useChangeLight(ride.state);
  const [showsMore, setShowsMore] = useState(false);
  const mayReturn = !steps.waits && ride.state !== 'in_progress';
  const { last } = steps;
  // The dialog shows its own failure.
  const isHere = last?.ride.id === ride.id && !returnsRide(last.did);
  return (
    <Section
      heading={copy.heading}
      aside={
        mayReturn && (
          <div className="-my-2 -mr-3">
            <MoreButton shown={showsMore} onShow={setShowsMore} />
          </div>
        )
      }
    >
      <div
        ref={area}
        id={YOUR_RIDE}
        className="flex flex-col gap-4 max-sm:min-h-[calc(100svh-13.5rem)] sm:gap-5 flat:grid flat:grid-cols-[minmax(0,1fr)_minmax(0,15rem)] flat:gap-6"
      >
        <div className="grid grid-cols-1 content-start gap-4 flat:gap-3">
          {mayReturn && <MoreSteps ride={ride} details={known.value} steps={steps} shown={showsMore} />}
          <output className={`text-fact font-semibold wrap-anywhere hyphens-auto ${light}`}>
            {ride.state === 'accepted' && isAssigned(ride) ? copy.assigned : copy.states[ride.state]}
          </output>
          {/* Where a driver looks, and above the fold: below the places and the passenger nobody saw them on a phone. */}
          {notes}
          {ride.state === 'on_the_way' && ride.etaAt !== null && (
            <p className="text-fact">{copy.eta(time.time(ride.etaAt))}</p>
          )}
          {ride.kind === 'later' && (
            <p className="text-fact">{requests.pickUpOn(time.dateTime(ride.pickupAt))}</p>
          )}
          <DriveDetails ride={ride} known={known} />
          {isHere && last.failure !== null && <RideFailureBox error={last.failure} />}
        </div>
        <NextStep ride={ride} steps={steps} />
      </div>
    </Section>
  );
}
