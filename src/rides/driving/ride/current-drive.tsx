import { returnsRide } from '#domain/rides/model/ride/ride-steps.ts';
import { useEffect, useRef, type ReactNode, useId } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { noShowFrom } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { Button } from '#ui/actions/button.tsx';
import { useLeaveFocus } from '#ui/actions/use-leave-focus.ts';
import { useMedia } from '#ui/data/use-media.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { useChangeLight } from '#ui/feedback/use-change-light.ts';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useCachedDetails } from '../../shared/live/use-last-work.ts';
import { minutesLeft, useServerTime } from '../../shared/live/use-server-time.ts';
import { RideSlot } from '../../shared/ride-slot.tsx';
import { useDrivingCopy } from '../driving-copy.ts';
import { CallButton } from './call-button.tsx';
import { ConfirmedStepButton } from './confirmed-step-button.tsx';
import { DriveDetails, PassengersNumber } from './drive-details.tsx';
import { DriveClock } from './drive-clock.tsx';
import { type OwnRide, isAssigned, isMoved, NEXT_STEP } from '#domain/rides/model/own-rides/drivers-rides.ts';
import { NewTime } from './new-time.tsx';
import { ReturnButton } from './return-button.tsx';
import { RideFailureBox, YOUR_RIDE } from './ride-failure-box.tsx';
import { ignoreRepeats, SetOffButtons } from './set-off-buttons.tsx';
import type { Steps } from './use-steps.ts';

interface NoShowButtonProps {
  ride: RideIn<'arrived'>;
  details: RideDetails | null;
  steps: Steps;
}

/** Records a no-show, after the driver has waited long enough. */
function NoShowButton({ ride, details, steps }: NoShowButtonProps) {
  const copy = useDrivingCopy().ride;
  const time = useServiceTime();
  const noteId = useId();
  const from = noShowFrom(ride);
  const remaining = minutesLeft(from, useServerTime());
  const underWay = steps.underWay(ride);
  const { text, ...question } = copy.no_show;
  return (
    <div className="ml-auto grid justify-items-end">
      <ConfirmedStepButton
        tone="ending"
        size="small"
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
        <p id={noteId} className="px-3.5 text-sm text-ink-soft tabular-nums">
          {copy.noShowFrom(time.time(from), remaining)}
        </p>
      )}
    </div>
  );
}

interface EstimateProps {
  ride: RideIn<'on_the_way'>;
  steps: Steps;
}

/** By how many minutes one press moves the estimate. */
const LATER = 5;

function LaterButton({ ride, steps }: EstimateProps) {
  const copy = useDrivingCopy().ride;
  const underWay = steps.underWay(ride);
  return (
    <Button
      tone="secondary"
      size="small"
      busy={underWay === 'estimate'}
      aria-disabled={underWay !== null}
      onKeyDown={ignoreRepeats}
      aria-label={copy.later(LATER)}
      onClick={() => void steps.take(ride, { did: 'estimate', minutes: LATER })}
    >
      {copy.moreMinutes(LATER)}
    </Button>
  );
}

/** Asks for the estimate of a driver who has set off without one. */
function EstimateButtons({ ride, steps }: EstimateProps) {
  const copy = useDrivingCopy().ride;
  const area = useLeaveFocus<HTMLDivElement>();
  const underWay = steps.underWay(ride);
  return (
    <div ref={area} className="mb-3">
      <SetOffButtons
        label={copy.onTheWay}
        disabled={underWay !== null}
        busy={underWay === 'estimate'}
        onSetOff={(minutes) => void steps.take(ride, { did: 'estimate', minutes })}
      />
    </div>
  );
}

interface OtherStepsProps {
  ride: OwnRide;
  details: RideDetails | null;
  steps: Steps;
  /** `false` while `steps.waits`, while a new time is unanswered, and when the passenger is on board. */
  mayReturn: boolean;
}

/** The call and the other steps, small and below the next step, within reach of the thumb. */
function OtherSteps({ ride, details, steps, mayReturn }: OtherStepsProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-1 gap-y-1 wrap-anywhere hyphens-auto [&>:is(a,span)]:px-2 [&_button]:px-2">
      <CallButton details={details} />
      {mayReturn && <ReturnButton {...{ ride, details, steps }} quiet />}
      {mayReturn && ride.state === 'on_the_way' && ride.etaAt !== null && (
        <LaterButton ride={ride} steps={steps} />
      )}
      {mayReturn && ride.state === 'arrived' && <NoShowButton ride={ride} details={details} steps={steps} />}
    </div>
  );
}

/** A turn of the phone moves the buttons, so they ignore presses for a moment, as after a step. */
const ON_ITS_SIDE = '(orientation: landscape)';

/** The ride's next step, in big buttons at the lower edge of a phone, or beside the ride in landscape. */
function NextStep(props: OtherStepsProps) {
  const { ride, steps, mayReturn } = props;
  const copy = useDrivingCopy().ride;
  const said = ride.state === 'on_the_way' ? String(ride.etaAt?.getTime()) : '';
  const dock = useSettling<HTMLDivElement>(
    `${ride.id} ${ride.state} ${said} ${String(useMedia(ON_ITS_SIDE))}`,
  );
  const order = NEXT_STEP[ride.state];
  const underWay = steps.underWay(ride);
  return (
    <div
      ref={dock}
      data-dock=""
      data-unfinished=""
      className="sticky cramped:static bottom-0 z-10 -mx-[min(1rem,5vw)] mt-auto -mb-[min(1rem,5vw)] rounded-b-work bg-surface p-[min(1rem,5vw)] pb-2 sm:-mx-6 sm:-mb-6 sm:px-6 flat:bottom-4 flat:m-0 flat:self-end flat:p-0 print:hidden"
    >
      {mayReturn && ride.state === 'on_the_way' && ride.etaAt === null && (
        <EstimateButtons ride={ride} steps={steps} />
      )}
      {ride.state === 'accepted' ? (
        <SetOffButtons
          label={copy.steps.depart}
          disabled={steps.waits || underWay !== null}
          busy={underWay === 'depart'}
          onSetOff={(minutes) => void steps.take(ride, { did: 'depart', minutes })}
        />
      ) : (
        <div className="grid *:min-h-18 *:text-xl">
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
      )}
      <OtherSteps {...props} />
    </div>
  );
}

interface CurrentDriveProps {
  ride: OwnRide;
  /** When the server last answered about the driver's rides; `null` for a cached ride. */
  answeredAt: Date | null;
  steps: Steps;
  /** Notes about steps that wait for the network, and about refused ones. */
  notes: ReactNode;
}

/** The driver's current ride, with its next step. */
export function CurrentDrive({ ride, answeredAt, steps, notes }: CurrentDriveProps) {
  const copy = useDrivingCopy().ride;
  const time = useServiceTime();
  const known = useCachedDetails(ride, answeredAt);
  const area = useRef<HTMLDivElement>(null);
  const stateBefore = useRef<string>(null);
  useEffect(() => {
    const isFirst = stateBefore.current === null;
    stateBefore.current = ride.state;
    if (area.current === null) return;
    // The focus was lost with the button that began the ride.
    if (isFirst && document.activeElement === document.body) focusSectionHeading(area.current);
    // The information for the next step is at the top; the button stays in place.
    if (!isFirst) area.current.closest('section')?.scrollIntoView({ block: 'start' });
  }, [ride.state]);
  const light = useChangeLight(ride.state);
  const isUnanswered = ride.state === 'accepted' && isMoved(ride);
  // The note about a new time has a button of its own that returns the ride.
  const mayReturn = !steps.waits && ride.state !== 'in_progress' && !isUnanswered;
  const { last } = steps;
  // A failed return is shown in its dialog.
  const isHere = last?.ride.id === ride.id && !returnsRide(last.did);
  return (
    <Section heading={copy.heading}>
      <div
        ref={area}
        id={YOUR_RIDE}
        className="flex flex-col gap-4 max-sm:min-h-[calc(100svh-13.5rem)] sm:gap-5 flat:grid flat:grid-cols-[minmax(0,1fr)_minmax(0,15rem)] flat:gap-6"
      >
        <div className="grid grid-cols-1 content-start gap-4 flat:gap-3">
          <output className={`text-fact font-semibold wrap-anywhere hyphens-auto ${light}`}>
            {ride.state === 'accepted' && isAssigned(ride) ? copy.assigned : copy.states[ride.state]}
          </output>
          {/* The notes are at the top, because below the places they would be out of sight on a phone. */}
          {notes}
          {isUnanswered && <NewTime ride={ride} details={known.value} steps={steps} />}
          <div className="flex flex-wrap gap-x-4 text-fact">
            <DriveClock ride={ride} />
            <p className="empty:sr-only" aria-live="polite">
              {ride.state === 'on_the_way' && ride.etaAt !== null && copy.eta(time.time(ride.etaAt))}
            </p>
          </div>
          <RideSlot name="drive" given={{ ride }} />
          <DriveDetails ride={ride} known={known} />
          {isHere && last.failure !== null && <RideFailureBox error={last.failure} />}
        </div>
        <NextStep ride={ride} details={known.value} steps={steps} mayReturn={mayReturn} />
      </div>
    </Section>
  );
}
