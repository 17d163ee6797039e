import { returnsRide } from '#domain/rides/model/ride/ride-steps.ts';
import { useEffect } from 'react';
import { restOf } from '#domain/rides/model/firm/gave-back.ts';
import { MOST_REQUESTS } from '#domain/rides/model/basics/ride-limits.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { partyOf } from '#domain/rides/model/ride/log-line.ts';
import { locksDriver } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useDashboardCopy } from '#words/dashboard-copy.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { InZone } from '#ui/zone/in-service-zone.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRenewedCards } from '../../shared/car/use-renewed-cards.ts';
import { type Chime, useChime } from '../../shared/live/use-chime.ts';
import { useLastWork, useReloadWhenOnline } from '../../shared/live/use-last-work.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { RideSlot } from '../../shared/ride-slot.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { ConnectionStrip } from '../connection/connection-strip.tsx';
import { useDrivingCopy } from '../driving-copy.ts';
import { useOwnFit } from '../fit/use-own-fit.ts';
import { Offers } from '../offers/offers.tsx';
import { OutboxNotes } from '../outbox/outbox-notes.tsx';
import { useOutbox } from '../outbox/use-outbox.ts';
import { Promised } from '../promised/promised.tsx';
import { LaterAtHome } from '../requests/later-at-home.tsx';
import { RideRequests } from '../requests/ride-requests.tsx';
import { CurrentDrive } from '../ride/current-drive.tsx';
import { driveReducer, NO_DRIVE } from '#domain/rides/model/own-rides/drive-reducer.ts';
import {
  currentRide,
  offersIn,
  promisedBesides,
  type DriversRide,
  isAssigned,
  type MovedRide,
} from '#domain/rides/model/own-rides/drivers-rides.ts';
import { bothTimes } from '../ride/new-time.tsx';
import { removedNote } from '#domain/rides/model/own-rides/removed-note.ts';
import { RemovedRideNote } from '../ride/removed-ride-note.tsx';
import { RideFailureBox } from '../ride/ride-failure-box.tsx';
import { UndoNote } from '../ride/undo-note.tsx';
import { usePromiseRefusal } from '../ride/use-promise-refusal.ts';
import { useSteps } from '../ride/use-steps.ts';
import { useStepUndo } from '../ride/use-step-undo.ts';
import { ShiftCard } from '../shift/shift-card.tsx';
import { useShift, useSignOfLife } from '../shift/use-shift.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** A driver's rides as the page shows them. Rings if another person has added or moved a ride. */
function useDrive(seen: readonly FoundRide[] | null, chime: Chime) {
  const { uid } = useUser();
  const [drive, setDrive] = useDerivedState(NO_DRIVE, (last) => driveReducer(last, seen));
  const { added, moved } = drive;
  useEffect(() => {
    if (added !== null && added.log.at(-1)?.by !== uid) chime.ring();
  }, [added, chime, uid]);
  useEffect(() => {
    if (moved !== null) chime.ring();
  }, [moved, chime]);
  return { ...drive, forgetRemoved: () => setDrive({ ...drive, removed: null }) };
}

/** The announcement of an added ride; `null` without one. A ride under way counts only if it was reopened. */
function useAddedText(added: DriversRide | null): string | null {
  const { trip } = useRidesCopy().own;
  const { offers, promised, ride } = useDrivingCopy();
  if (added === null) return null;
  const what = trip(added.area.from, added.area.to);
  if (added.state === 'offered') return offers.news(what);
  const last = added.log.at(-1);
  if (last?.did === 'take_back' && partyOf(last, added) === 'dispatch') return ride.reopened(what);
  if (added.state !== 'accepted') return null;
  return isAssigned(added) ? promised.assignedNews(what) : promised.news(what);
}

/** The announcement that a promised ride was moved; `null` if none was. */
function useMovedText(moved: MovedRide | null, timeZone: string | undefined): string | null {
  const { trip } = useRidesCopy().own;
  const { movedNews } = useDrivingCopy().promised;
  const time = useServiceTime(timeZone);
  return moved && movedNews(trip(moved.area.from, moved.area.to), ...bothTimes(moved, time));
}

const NEVER = new Date(0);
const NO_RIDES: readonly FoundRide[] = [];
const NO_SHIFTS: readonly Shift[] = [];

export function DriverDashboardScreen() {
  const { headings } = useDashboardCopy();
  const { failed } = useRidesCopy().own;
  const textOf = useRideErrorText();
  const { uid } = useUser();
  const { rideViews, serviceSettings } = useRides();
  const settings = useRequest('settings', () => serviceSettings.read());
  const heard = useRideFeed({ kind: 'my-drives', uid });
  const { shown: drives, cached } = useLastWork(heard, settings.value?.timeZone ?? null);
  const own = useShift();
  useReloadWhenOnline(settings, heard.confirmedAt);
  useReloadWhenOnline(own, heard.confirmedAt);
  const timeZone = settings.value?.timeZone ?? cached?.timeZone ?? '';
  const shift = own.value?.shift ?? null;
  const outbox = useOutbox(drives);
  const onDuty = shift?.duty === 'on' ? shift : null;
  const chime = useChime(onDuty !== null);
  useWakeLock(onDuty !== null);
  useSignOfLife(onDuty, own.lookAgain);
  useRenewedCards(heard.seen ?? NO_RIDES, shift === null ? NO_SHIFTS : [shift], () => void own.lookAgain());

  const { held, removed, added, moved, forgetRemoved } = useDrive(outbox.seen, chime);
  const addedText = useAddedText(added);
  const movedText = useMovedText(moved, timeZone);
  const steps = useSteps(own, outbox, { held, removed }, cached !== null);
  const ownFit = useOwnFit(own, held);
  const promiseRefusal = usePromiseRefusal(own, held);
  const rest = restOf(shift?.gaveBack ?? null);
  // A due ride becomes current at the feed's next confirmation. Until then its button is in the list of promised rides.
  const current = currentRide(held, drives.confirmedAt ?? NEVER);
  const promised = promisedBesides(held, current);
  const isDriving = current !== null && locksDriver(current.state);
  const dutyRefusal =
    current && ({ code: isDriving ? 'already-driving' : 'promise-due', ride: current.id } as const);
  const mayTake = onDuty !== null && !isDriving && !steps.waits;
  // A longer list costs more reads, so it becomes short again each time the driver cannot take requests.
  const [most, setMost] = useDerivedState(MOST_REQUESTS, (last) => (mayTake ? last : MOST_REQUESTS));
  const pool = useRideFeed(mayTake ? { kind: 'pool', most } : null);
  const note = removedNote(removed, steps.returned, current);
  const undo = useStepUndo(outbox.seen, steps);
  const undoOfNote = note?.byDriver === true && note.removed.was.id === undo?.ride.id ? undo : null;
  const { last } = steps;
  // A failed return is shown in its dialog, and a failure of the current ride at that ride.
  const isElsewhere = last !== null && (returnsRide(last.did) || last.ride.id === current?.id);
  // When the rides or the note change, new content moves under a press that was meant for the old content.
  const area = useSettling<HTMLDivElement>(
    [
      note === null || note.byDriver ? '' : note.removed.was.id,
      ...held.map(({ id, state, movedFrom }) => `${id} ${state} ${movedFrom?.getTime() ?? ''}`),
    ].join(' '),
  );
  const notes = <OutboxNotes outbox={outbox} />;
  const isWide = held.length > 0 || mayTake;
  return (
    <InZone timeZone={timeZone}>
      <TitledPage title={headings.driver} srOnly={isWide}>
        {settings.error?.code === 'rides-not-set-up' && (
          <Notice tone="warning">{textOf(settings.error)}</Notice>
        )}
        <div aria-live="polite" className="sr-only">
          {added !== null && addedText !== null && <p key={`${added.id} ${added.rev}`}>{addedText}</p>}
          {moved !== null && <p key={`${moved.id} ${moved.rev}`}>{movedText}</p>}
        </div>
        {drives.seen === null && drives.error !== null && (
          <ErrorBox text={`${failed} ${textOf(drives.error)}`}>
            <RetryButton onRetry={rideViews.lookNow} />
          </ErrorBox>
        )}
        {/* The failure is above the lists, because the list of requests disappears when the driver has a ride. */}
        {last !== null && last.failure !== null && !isElsewhere && (
          <RideFailureBox
            error={last.failure}
            onDismiss={() => {
              steps.forgetFailure();
              focusPageHeading();
            }}
          />
        )}
        <div className="group">
          {/* These notes lie over the page in one stack, so they move no button. On a phone they cover only the
              first heading. While the page asks how a ride was paid, they cover the lower edge instead. The taller
              note about a ride that others removed has its own space. */}
          <div
            className={classNames(
              'sticky cramped:static top-0 z-20 -mt-4 mb-4 flat:-mt-2 flat:mb-2 max-lg:not-has-[[data-stays]]:h-0 cramped:h-auto md:max-lg:tall:top-12 lg:fixed lg:top-auto lg:right-6 lg:bottom-6 lg:w-96 print:hidden',
              current === null &&
                'max-lg:group-has-data-asks:fixed max-lg:group-has-data-asks:inset-x-4 max-lg:group-has-data-asks:top-auto max-lg:group-has-data-asks:bottom-4 max-lg:group-has-data-asks:h-auto!',
            )}
          >
            <div className="flex max-h-dvh flex-col gap-2 overflow-y-auto lg:flex-col-reverse">
              <RemovedRideNote
                note={note}
                undo={undoOfNote}
                chime={chime}
                onDismiss={() => {
                  forgetRemoved();
                  undoOfNote?.waive();
                }}
              />
              <UndoNote undo={undo} isElsewhere={undoOfNote !== null} />
              <ConnectionStrip feeds={mayTake ? [drives, pool] : [drives]} isCached={cached !== null} />
            </div>
          </div>
          <div
            ref={area}
            className={classNames(
              'grid grid-cols-1 items-start gap-3 sm:gap-6',
              isWide ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]' : 'max-w-xl',
            )}
          >
            {/* If this has only an empty region for screen readers, it leaves the grid, whose gap would show. */}
            <div className="grid grid-cols-1 gap-3 empty:hidden has-[>:only-child:empty]:absolute sm:gap-6">
              {outbox.seen !== null && (
                <RideSlot
                  name="driveEnds"
                  given={{
                    rides: outbox.seen,
                    waiting: outbox.waiting.map(({ ride }) => ride),
                    heardAt: heard.confirmedAt,
                    timeZone,
                  }}
                />
              )}
              {current !== null && (
                <CurrentDrive
                  key={current.id}
                  ride={current}
                  answeredAt={heard.confirmedAt}
                  {...{ steps, notes }}
                />
              )}
              {/* Offers are before the promised rides, because an offer ends soon. */}
              <Offers
                offers={cached === null ? offersIn(held) : []}
                {...{ ownFit, promiseRefusal, isDriving, steps }}
              />
              <Promised rides={promised} heardAt={heard.confirmedAt} {...{ isDriving, steps }} />
            </div>
            {/* The shift is above the requests, so that a long list never hides it. */}
            <div
              className={classNames(
                'grid grid-cols-1 gap-3',
                isWide && 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
              )}
            >
              {current === null && notes}
              <ShiftCard {...{ own, dutyRefusal, promised, steps }} onBegin={() => chime.unlock()} />
            </div>
            {mayTake && (
              <RideRequests
                {...{ pool, most, ownFit, promiseRefusal, rest, steps, chime }}
                onMost={setMost}
              />
            )}
            {shift?.duty === 'off' && !steps.waits && (
              <LaterAtHome {...{ ownFit, promiseRefusal, rest, steps, chime }} car={shift.vehicle.label} />
            )}
          </div>
        </div>
      </TitledPage>
    </InZone>
  );
}
