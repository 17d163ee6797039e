import { useEffect, useState } from 'react';
import { locksDriver } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDashboardCopy } from '#words/dashboard-copy.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import type { Chime } from '../../shared/live/chime.ts';
import { useAgainWhenHeard } from '../../shared/live/use-again-when-heard.ts';
import { useChime } from '../../shared/live/use-chime.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useWakeLock } from '../alerts/use-wake-lock.ts';
import { ConnectionStrip } from '../connection/connection-strip.tsx';
import { Offers } from '../offers/offers.tsx';
import { OutboxNotes } from '../outbox/outbox-notes.tsx';
import { useOutbox } from '../outbox/use-outbox.ts';
import { Promised } from '../promised/promised.tsx';
import { usePromisesCopy } from '../promises-copy.ts';
import { RideRequests } from '../requests/ride-requests.tsx';
import { currentRide, offersIn, promisedBesides, type DriversRide } from '../ride/current-ride.ts';
import { isEndedBy, isStepOf, driveReducer, NO_DRIVE, type Drive } from '../ride/drive-reducer.ts';
import { returnsRide } from '../ride/drivers-steps.ts';
import { isAssigned } from '../ride/is-assigned.ts';
import { LeftRideNote } from '../ride/left-ride-note.tsx';
import { RideFailureBox } from '../ride/ride-failure-box.tsx';
import { usePromiseRefusal } from '../ride/use-promise-refusal.ts';
import { useSteps } from '../ride/use-steps.ts';
import { CurrentDrive } from '../ride/current-drive.tsx';
import { ShiftCard } from '../shift/shift-card.tsx';
import { useShift } from '../shift/use-shift.ts';
import { useSignOfLife } from '../shift/use-sign-of-life.ts';

/** A driver's rides as the page shows them. Rings for a ride that dispatch offers or assigns. */
function useDrive(
  seen: readonly FoundRide[] | null,
  chime: Chime,
): Drive & { readonly forgetLeft: () => void } {
  const { uid } = useUser();
  const [drive, setDrive] = useState(NO_DRIVE);
  const shown = driveReducer(drive, seen);
  if (shown !== drive) setDrive(shown);
  const { come } = drive;
  useEffect(() => {
    if (come !== null && come.log.at(-1)?.by !== uid) chime.ring();
  }, [come, chime, uid]);
  return { ...drive, forgetLeft: () => setDrive({ ...drive, left: null }) };
}

const NEVER = new Date(0);

/**
 * A driver's work: their present ride, offers to them, requests that they may take, rides that they have promised, and
 * their shift.
 */
export function DriverDashboardScreen() {
  const { headings } = useDashboardCopy();
  const { failed, trip } = useRidesCopy().own;
  const { offers, promised } = usePromisesCopy();
  const textOf = useRideErrorText();
  const { uid } = useUser();
  const { rideViews, serviceSettings } = useRides();
  const settings = useRequest('settings', () => serviceSettings.read());
  const drives = useRideFeed({ kind: 'my-drives', uid });
  const own = useShift();
  useAgainWhenHeard(settings, drives.confirmedAt);
  useAgainWhenHeard(own, drives.confirmedAt);
  const shift = own.value?.shift ?? null;
  const outbox = useOutbox(drives);
  const waits = outbox.waiting.length > 0;
  const steps = useSteps(own, outbox);
  const onDuty = shift?.duty === 'on' ? shift : null;
  const chime = useChime(onDuty !== null);
  useWakeLock(onDuty !== null);
  useSignOfLife(onDuty, own.lookAgain);

  const { held, left, come, forgetLeft } = useDrive(outbox.seen, chime);
  const seats = shift?.vehicle.seats ?? null;
  const promiseRefusal = usePromiseRefusal(own, held);
  // At most a minute late: until then a promised ride that is due has a button on the list.
  const current = currentRide(held, drives.confirmedAt ?? NEVER);
  const isDriving = current !== null && locksDriver(current.state);
  // An empty zone stands for the device's own.
  const timeZone = settings.value?.timeZone ?? '';
  const bond =
    current && ({ code: isDriving ? 'already-driving' : 'promise-due', ride: current.id } as const);
  const mayTake = onDuty !== null && !isDriving && !waits;
  const { last } = steps;
  // What became of a ride says why its step failed; forgotten, or it would come up again with the next note.
  if (last !== null && last.failure !== null && isStepOf(left, last.ride)) steps.forgetFailure();
  // The dialog itself says why a ride could not be returned.
  const isElsewhere = last !== null && (returnsRide(last.did) || last.ride.id === current?.id);
  const shared = { isDriving, waits, steps, timeZone };
  const notes = <OutboxNotes outbox={outbox} timeZone={timeZone} />;
  const newsOf = (ride: DriversRide) => {
    const what = trip(ride.area.from, ride.area.to);
    if (ride.state === 'offered') return offers.news(what);
    // A ride that the driver has just taken is announced as their own.
    if (ride.state !== 'accepted') return null;
    return isAssigned(ride) ? promised.assignedNews(what) : promised.news(what);
  };
  const news = come === null ? null : newsOf(come);
  return (
    <TitledPage title={headings.driver}>
      {settings.error?.code === 'rides-not-set-up' && (
        <Notice tone="warning">{textOf(settings.error)}</Notice>
      )}
      <div aria-live="polite" className="sr-only">
        {come !== null && news !== null && <p key={`${come.id} ${come.rev}`}>{news}</p>}
      </div>
      <LeftRideNote
        left={current !== null && isEndedBy(left, uid) ? null : left}
        byDriver={isEndedBy(left, uid) || (left?.ended === null && returnsRide(steps.underWay(left.was)))}
        timeZone={timeZone}
        chime={chime}
        onDismiss={() => {
          forgetLeft();
          focusPageHeading();
        }}
      />
      {drives.seen === null && drives.error !== null && (
        <ErrorBox text={`${failed} ${textOf(drives.error)}`}>
          <RetryButton onRetry={rideViews.lookNow} />
        </ErrorBox>
      )}
      {/* Above both, because a driver who has taken another ride in another window no longer sees the requests. */}
      {last !== null && last.failure !== null && !isElsewhere && (
        <RideFailureBox
          error={last.failure}
          timeZone={timeZone}
          onDismiss={() => {
            steps.forgetFailure();
            focusPageHeading();
          }}
        />
      )}
      {!mayTake && <ConnectionStrip feeds={[drives]} />}
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-4 sm:gap-6',
          held.length === 0 && !mayTake ? 'max-w-xl' : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        )}
      >
        <div className="grid grid-cols-1 gap-4 empty:hidden sm:gap-6">
          <Offers offers={offersIn(held)} {...{ seats, promiseRefusal, ...shared }} />
          {current === null && notes}
          {current !== null && (
            <CurrentDrive
              key={current.id}
              ride={current}
              steps={steps}
              timeZone={timeZone}
              notes={notes}
              waits={waits}
            />
          )}
          {mayTake && (
            <RideRequests
              shift={onDuty}
              promiseRefusal={promiseRefusal}
              steps={steps}
              timeZone={timeZone}
              chime={chime}
              drives={drives}
            />
          )}
          <Promised rides={promisedBesides(held, current)} {...shared} />
        </div>
        <ShiftCard own={own} bond={bond} onBegin={() => chime.unlock()} />
      </div>
    </TitledPage>
  );
}
