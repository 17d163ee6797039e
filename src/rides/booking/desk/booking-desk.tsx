import { useEffect, useRef, useState } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride, FoundRide } from '#domain/rides/model/ride/ride.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDashboardCopy } from '#words/dashboard-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { SilenceNote } from '#ui/feedback/silence-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useChime } from '../../shared/live/use-chime.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { formerDriver, driversAfter, type KnownDrivers } from '../former-drivers.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { outcomesShown } from '../outcomes.ts';
import { emptyDraft, keepDraft, keptDraft, withTrip, type TripDraft, type TripTaken } from '../trip-draft.ts';
import { ridesAhead, ridesUnderWay } from '../under-way.ts';
import { EndsAhead } from '../your-ride/ends-ahead.tsx';
import { Overdue } from '../your-ride/overdue.tsx';
import { RidesAhead } from '../your-ride/rides-ahead.tsx';
import { YourRide } from '../your-ride/your-ride.tsx';
import { useBookingCopy } from './booking-copy.ts';
import { BookingForm } from './booking-form.tsx';
import { useRecentTrips } from './use-recent-trips.ts';

const NONE: ReadonlySet<string> = new Set();

/** The passenger's rides under way, then the outcomes that are still news. `asOf` is when the rides were last confirmed. */
function useShownRides(rides: readonly Ride[], asOf: Date): readonly Ride[] {
  const [watched, setWatched] = useState(NONE);
  const open = rides.filter(({ state }) => !isEnded(state));
  if (open.some(({ id }) => !watched.has(id))) setWatched(new Set([...watched, ...open.map(({ id }) => id)]));
  return [...ridesUnderWay(rides, asOf), ...outcomesShown(rides, asOf, watched)];
}

const NOBODY: KnownDrivers = new Map();

/** The drivers that this page has shown. */
function useKnownDrivers(rides: readonly Ride[]): KnownDrivers {
  const [known, setKnown] = useState(NOBODY);
  const drivers = driversAfter(known, rides);
  if (drivers !== known) setKnown(drivers);
  return drivers;
}

/** A booking's form in this tab. `phone` is the number of the last booking. */
function useOwnTrip(uid: string, phone: string, seen: readonly FoundRide[]) {
  const [kept, setKept] = useState(() => keptDraft(uid));
  const [taken, setTaken] = useState<TripTaken | null>(null);
  useEffect(() => keepDraft(uid, kept), [uid, kept]);
  // A booking whose answer was lost may be stored: then it is a ride, and the form is for another one.
  const draftIn = (known: TripDraft | null) =>
    known === null || seen.some(({ id }) => id === known.id) ? emptyDraft(phone) : known;
  return {
    draft: draftIn(kept),
    change: (part: Partial<TripDraft>) => setKept((known) => ({ ...draftIn(known), ...part })),
    /** The trip that was taken over last, a new object each time. */
    taken,
    take(trip: TripTaken) {
      setKept((known) => withTrip(draftIn(known), trip));
      setTaken({ ...trip });
    },
    forget() {
      setKept(null);
      setTaken(null);
    },
  };
}

function NotSetUp({ onRetry }: { onRetry: () => void }) {
  const copy = useBookingCopy();
  return (
    <Section heading={copy.heading}>
      <EmptyState icon="clock" tone="warning" {...copy.notSetUp}>
        <div className="grid justify-items-center gap-4 text-left">
          <ContactDetails />
          <RetryButton onRetry={onRetry} />
        </div>
      </EmptyState>
    </Section>
  );
}

interface DeskFailureProps {
  failure: RideFailure;
  /** A ride under way goes on whether or not another can be booked. */
  isUnderWay: boolean;
  onRetry: () => void;
}

/** Why the page knows no rides, or nothing can be booked. */
function DeskFailure({ failure, isUnderWay, onRetry }: DeskFailureProps) {
  const { own } = useRidesCopy();
  const textOf = useRideErrorText();
  if (failure.code === 'rides-not-set-up') return isUnderWay ? null : <NotSetUp onRetry={onRetry} />;
  return (
    <ErrorBox text={`${own.failed} ${textOf(failure)}`}>
      <RetryButton onRetry={onRetry} />
    </ErrorBox>
  );
}

const NEVER = new Date(0);

/** The rides that are under way, live, or the form for the next one. */
export function BookingDesk() {
  const copy = useBookingCopy();
  const { sentences, titles } = useMyRidesCopy();
  const { own, blind } = useRidesCopy();
  const { headings } = useDashboardCopy();
  const { uid } = useUser();
  const { rideBooking, rideViews } = useRides();
  const { value: start, error, reload } = useRequest(uid, () => rideBooking.open());
  const feed = useRideFeed({ kind: 'my-rides', uid });
  const timeZone = start?.settings.timeZone ?? '';
  const time = useServiceTime(timeZone);
  const [booked, setBooked] = useState<{ readonly id: string; readonly kind: Ride['kind'] } | null>(null);
  const [wantsAnother, setWantsAnother] = useState(false);
  const formArea = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that opened the form is gone.
    if (wantsAnother) focusSectionHeading(formArea.current);
  }, [wantsAnother]);

  const seen = feed.seen ?? [];
  const rides = seen.filter((ride): ride is Ride => ride.state !== 'damaged');
  const asOf = feed.confirmedAt ?? NEVER;
  const trip = useOwnTrip(uid, start?.record?.phone ?? '', seen);
  const shown = useShownRides(rides, asOf);
  const drivers = useKnownDrivers(rides);
  const ahead = ridesAhead(rides, asOf);
  const isSent = (kind: Ride['kind']) => booked?.kind === kind && rides.every(({ id }) => id !== booked.id);
  const isAwaited = isSent('now');
  // `null` for the one that is booked but not in the feed yet.
  const open = shown.filter(({ state }) => !isEnded(state));
  const yours = isAwaited ? [null, ...open] : shown;
  const isUnderWay = isAwaited || open.length > 0;
  const hasNow = isAwaited || open.some(({ kind }) => kind === 'now');
  // Recent trips cost reads, and only the form shows them.
  const hasForm = !isUnderWay || wantsAnother;
  const recent = useRecentTrips(hasForm ? rides : []);

  const chime = useChime(isUnderWay || ahead.length > 0);

  const retry = () => {
    reload();
    rideViews.lookNow();
  };
  const failure = (start === null ? error : null) ?? (feed.seen === null ? feed.error : null);
  const isLoading = feed.seen === null || (start === null && !isUnderWay);
  return (
    <>
      <PageTitle>
        {shown[0] === undefined || isAwaited ? headings.passenger : titles[shown[0].state]}
      </PageTitle>
      {/* The status of the ride appears together with its region, and a screen reader does not read a region that is new. */}
      <output className="sr-only">{(isAwaited || isSent('later')) && sentences.requested}</output>
      <EndsAhead rides={rides} ahead={ahead} timeZone={timeZone} chime={chime} />
      {rides.map((ride) => !isEnded(ride.state) && <Overdue key={ride.id} ride={ride} />)}
      {yours.map((ride) => (
        <YourRide
          key={ride?.id ?? booked?.id}
          ride={ride}
          former={ride && formerDriver(drivers, ride)}
          isBooked={ride === null || ride.id === booked?.id}
          several={yours.length > 1}
          timeZone={timeZone}
          onRepeat={hasForm ? trip.take : null}
          chime={chime}
        />
      ))}
      {(isSent('later') || ahead.length > 0) && (
        <RidesAhead
          rides={ahead}
          drivers={drivers}
          booked={booked?.kind === 'later' ? booked.id : null}
          isAwaited={isSent('later')}
          timeZone={timeZone}
          chime={chime}
        />
      )}
      {start !== null && !hasForm && (
        <p>
          <Button
            tone="soft"
            onClick={() => {
              trip.change({ pickUp: { ...trip.draft.pickUp, kind: 'later' } });
              setWantsAnother(true);
            }}
          >
            {copy.another}
          </Button>
        </p>
      )}
      {failure !== null && <DeskFailure failure={failure} isUnderWay={isUnderWay} onRetry={retry} />}
      {failure === null && isLoading && <Skeleton lines={8} label={own.loading} />}
      {start !== null && feed.seen !== null && hasForm && (
        <Section heading={copy.heading}>
          <div ref={formArea} className="max-w-3xl">
            <BookingForm
              start={start}
              recent={recent}
              draft={hasNow ? { ...trip.draft, pickUp: { ...trip.draft.pickUp, kind: 'later' } } : trip.draft}
              laterOnly={hasNow}
              taken={trip.taken}
              onTake={trip.take}
              onChange={trip.change}
              onSend={() => chime.unlock()}
              onBooked={(id, kind) => {
                setBooked({ id, kind });
                setWantsAnother(false);
                trip.forget();
                // The first booking leaves a record, and every booking leaves the phone that the next form begins with.
                reload();
              }}
            />
          </div>
        </Section>
      )}
      <SilenceNote since={feed.via === 'silent' ? feed.confirmedAt : null} text={blind} format={time} />
    </>
  );
}
