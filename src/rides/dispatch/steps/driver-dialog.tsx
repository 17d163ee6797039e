import { useEffect, useRef, useState } from 'react';
import {
  type DriverCandidate,
  driverCandidates,
  isSuggested,
} from '#domain/rides/model/dispatch/driver-candidates.ts';
import { isDue } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { RideLoad, RideRoute } from '../../shared/ride-facts.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useUsualDrivers } from '../order-news/use-order-rides.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useSecondPress } from '../../shared/use-second-press.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { DriversEnd } from '../list-end.tsx';
import { useAvailability } from '../use-availability.ts';
import { usePapers } from '../use-papers.ts';
import { CandidateNote } from './candidate-note.tsx';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';
import { useNewcomers } from './use-newcomers.ts';
import { useRecallOffer } from './use-recall-offer.tsx';
import { useStepDialog, type StepDialogProps } from './use-step-dialog.tsx';

/** Why this ride cannot be offered or assigned to a driver; `null` if it can. */
function useObstacleOf(
  action: 'offer' | 'assign',
  ride: Ride,
  now: Date,
  format: ServiceTime,
): (candidate: DriverCandidate) => string | null {
  const copy = useStepDialogsCopy().drivers;
  return ({ shift, hasIt, isFull, blocked, refusal }) => {
    const name = withoutDirectionControls(shift.name);
    if (blocked) return copy.blocked(name);
    // A driver who is only asked may still be assigned the ride.
    if (hasIt && (action === 'offer' || ride.state !== 'offered')) {
      return ride.state === 'offered' ? copy.isAsked(name) : copy.hasIt(name);
    }
    if (refusal === null) return action === 'assign' && isFull ? copy.full(name) : null;
    const since = format.moment(shift.dutySince, now);
    return shift.duty === 'break' ? copy.onBreak(name, since) : copy.offDuty(name, since);
  };
}

/** How many drivers are shown at first. Those further down fit the ride less well. */
const FIRST_SHOWN = 12;

interface Listed {
  /** The drivers' uids; `null` before the first list. */
  readonly order: readonly string[] | null;
  /** The uid of the driver whom the page suggests; `null` for none. */
  readonly suggested: string | null;
}

const NOBODY_YET: Listed = { order: null, suggested: null };

/**
 * The drivers for a ride, live. The suggestion is `props.suggested`, or the first driver if there is no reason against
 * them. The order is fixed while the dialog is open; new drivers come last. `candidates` is `null` until the order can
 * be decided.
 */
function useCandidates(props: StepDialogProps, now: Date) {
  const { ride, open, drivers, blocked, lastEnds, suggested: given = null } = props;
  const { vehicles } = useRides();
  const cars = useRequest(null, vehicles.list);
  const usual = useUsualDrivers();
  const { drivers: reachable } = useDispatch();
  const { value: reach } = useRequest('reach', reachable.reach);
  const availability = useAvailability('once');
  const papers = usePapers('once');
  const isUnknown = drivers.seen === null || blocked === null || lastEnds === null;
  // For a due ride the list does not wait for usual hours: a driver on duty can have it anyway. The list waits for
  // papers, because Enter could give the ride to a driver whose papers have expired.
  const isAwaited =
    papers.loading || (ride.needs.length > 0 && cars.loading) || (!isDue(ride, now) && availability.loading);
  const candidates =
    isUnknown || isAwaited
      ? null
      : driverCandidates(
          ride,
          {
            shifts: drivers.seen,
            vehicles: cars.value?.known ?? [],
            open: open ?? [],
            blocked,
            lastEnds,
            availability: availability.known,
            usual,
            papers: papers.known,
            ...(reach && { reach }),
          },
          now,
        );
  const [{ order, suggested }] = useDerivedState(NOBODY_YET, (last) => {
    if (candidates === null) return last;
    const uids = candidates.map(({ shift }) => shift.uid);
    if (last.order === null) {
      if (given !== null) return { order: [given, ...uids.filter((uid) => uid !== given)], suggested: given };
      const [first] = candidates;
      const isSure = first !== undefined && isSuggested(first, ride, now);
      return { order: uids, suggested: isSure ? first.shift.uid : null };
    }
    const known = last.order;
    const added = uids.filter((uid) => !known.includes(uid));
    return added.length === 0 ? last : { ...last, order: [...known, ...added] };
  });
  const placeOf = ({ shift }: DriverCandidate) => order?.indexOf(shift.uid) ?? 0;
  return {
    candidates: candidates?.toSorted((one, other) => placeOf(one) - placeOf(other)) ?? null,
    suggested,
    availability: availability.known,
    papers: papers.known,
  };
}

/**
 * Asks which driver to offer or assign the ride to. With a suggestion one press of Enter is enough. The list is live,
 * so it shows when a driver goes off duty.
 */
export function DriverDialog(props: StepDialogProps<'offer' | 'assign'>) {
  const { action, ride, details, draft, format } = props;
  const { drivers, columns, ride: facts } = useDispatchCopy();
  const texts = useStepDialogsCopy();
  const copy = texts[action];
  const { rideViews, takeStep } = useRides();
  // The form has no field, so that a refusal is shown at the button. The choice may be far above it.
  const step = useStepDialog(props, []);
  const choice = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const obstacleOf = useObstacleOf(action, ride, step.now, format);
  const { candidates, suggested, availability, papers } = useCandidates(props, step.now);
  const { choice: chosen = suggested } = draft.entered;
  const recallOffer = useRecallOffer(ride, props.name, format);
  const error = props.drivers.seen === null ? props.drivers.error : null;
  const newcomers = useNewcomers(action, ride, props.drivers.seen, step.now, { availability, papers });
  const candidate = candidates?.find(({ shift }) => shift.uid === chosen);
  const newcomer = newcomers.find(({ value, unavailable }) => value === chosen && !unavailable);
  const given = candidate?.shift.uid ?? newcomer?.value;
  const absence = candidate?.absence ?? newcomer?.absence ?? null;
  const again = useSecondPress(absence !== null, chosen ?? '');
  const question = useRef<HTMLOutputElement>(null);
  const { asked } = again;
  useEffect(() => {
    if (asked) question.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const obstacle = candidate === undefined ? null : obstacleOf(candidate);
  const isLoading = candidates === null && error === null;
  const unread = isLoading ? drivers.loading : texts.drivers.unread;
  const shown =
    candidates?.filter(({ shift }, place) => isWhole || place < FIRST_SHOWN || shift.uid === chosen) ?? [];
  const isListed = shown.length + newcomers.length > 0;
  const when = ride.kind === 'later' ? format.moment(ride.pickupAt, step.now) : null;
  useEffect(() => {
    // If the dialog opened before the list was known, the suggestion gets the focus, so that Enter takes it.
    if (isListed && document.activeElement?.matches('[role=dialog]') === true) choice.current?.focus();
  }, [isListed]);

  const send = () => {
    setMissing(given === undefined);
    // An earlier choice counts only if its driver is in the list.
    if (given === undefined) return choice.current?.focus();
    const name = withoutDirectionControls(candidate?.shift.name ?? newcomer?.label ?? '');
    again.press(
      () =>
        void step.send(
          succeed(),
          () => {
            setSent(true);
            return takeStep(ride, { did: action, driver: given });
          },
          { title: copy.given(name, when), action: recallOffer },
        ),
    );
  };
  return (
    <RideFormDialog
      {...step.dialog}
      // A failure does not apply to another choice.
      failure={isSent && step.dialog.failure}
      refusal={step.dialog.refusal ?? (candidates === null ? unread : obstacle)}
      description={
        <>
          <p>{copy.text}</p>
          <RideRoute from={details?.from.text ?? ride.area.from} to={details?.to.text ?? ride.area.to} />
          {when !== null && (
            <p>
              {facts.pickup}: <time translate="no">{when}</time>
            </p>
          )}
          <RideLoad ride={ride} />
        </>
      }
      labels={{
        close: texts.drivers.close,
        submit: asked ? texts.drivers.anyway : copy.submit,
        submitting: copy.submitting,
      }}
      readFirst={isLoading}
      onSubmit={send}
    >
      {isLoading && <Skeleton rows lines={4} label={drivers.loading} />}
      <LoadFailure what={drivers.failed} error={error} onRetry={rideViews.lookNow} />
      <DriversEnd />
      {candidates?.length === 0 && newcomers.length === 0 && <p>{texts.drivers.none}</p>}
      {isListed && (
        <RadioGroup
          ref={choice}
          readOnly={step.busy}
          label={columns.driver}
          options={[
            ...shown.map((each) => ({
              value: each.shift.uid,
              label: withoutDirectionControls(each.shift.name),
              note: <CandidateNote candidate={each} ride={ride} now={step.now} format={format} />,
              unavailable: obstacleOf(each) !== null,
            })),
            ...newcomers,
          ]}
          value={chosen}
          onChange={(uid) => {
            setSent(false);
            draft.enter({ choice: uid });
          }}
          error={isMissing && given === undefined ? texts.drivers.missing : undefined}
        />
      )}
      {candidates !== null && shown.length < candidates.length && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            setWhole(true);
            choice.current?.focus();
          }}
        >
          {texts.drivers.showAll(candidates.length)}
        </Button>
      )}
      {/* The actions stay at the bottom of the dialog, over longer content. The question must not be under them. */}
      <output ref={question} className="scroll-mb-24 text-sm font-semibold text-warning-ink empty:sr-only">
        {asked && absence !== null && texts.drivers.again[absence]}
      </output>
    </RideFormDialog>
  );
}
