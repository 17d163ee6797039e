import { useEffect, useRef, useState } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import {
  formerDriver,
  driversReducer,
  type KnownDrivers,
  watchedAfter,
} from '#domain/rides/model/own-rides/passengers-rides.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { displayName } from '#core/text/display-name.ts';
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
import { InZone } from '#ui/zone/in-service-zone.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useChime } from '../../shared/live/use-chime.ts';
import { useLastWork, useReloadWhenOnline } from '../../shared/live/use-last-work.ts';
import { useOverdueSteps } from '../../shared/live/use-overdue-steps.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useBookingCopy } from '../booking-copy.ts';
import { EndsAhead, RidesAhead } from '../your-ride/rides-ahead.tsx';
import { YourRide } from '../your-ride/your-ride.tsx';
import { BookingForm } from './booking-form.tsx';
import { dashboardOf, type Booked } from './dashboard-of.ts';
import { useRecentTrips } from './recent-trips.tsx';
import { useOwnTrip } from './use-own-trip.ts';

const NO_RIDES: readonly Ride[] = [];
const NONE: ReadonlySet<string> = new Set();
const NOBODY: KnownDrivers = new Map();

function NotSetUp({ onRetry }: { onRetry: () => void }) {
  const copy = useBookingCopy().form;
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
  /** Whether a ride is under way. If so, `rides-not-set-up` is not shown. */
  isUnderWay: boolean;
  onRetry: () => void;
}

/** Says why the page has no rides, or why no ride can be booked. */
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

/** The heading and the greeting. They are `srOnly` while a ride is under way, because its state matters more. */
function Greeting({ srOnly }: { srOnly: boolean }) {
  const copy = useDashboardCopy();
  const user = useUser();
  return (
    <div className={srOnly ? 'sr-only' : 'grid justify-items-start gap-0.5'}>
      <h1 className="text-title hyphens-auto wrap-anywhere">{copy.headings.passenger}</h1>
      <p className="wrap-anywhere text-ink-soft">{copy.greeting(displayName(user))}</p>
    </div>
  );
}

/** A passenger's rides, live, and the form for the next ride. */
export function PassengerDashboardScreen() {
  const { form: copy, sentences, titles } = useBookingCopy();
  const { own, ...silence } = useRidesCopy();
  const { headings } = useDashboardCopy();
  const { uid } = useUser();
  const { rideBooking, rideViews, serverTime } = useRides();
  const opened = useRequest(uid, () => rideBooking.open());
  const { value: start, error, reload } = opened;
  const heard = useRideFeed({ kind: 'my-rides', uid });
  const { shown: feed, cached } = useLastWork(heard, start?.settings.timeZone ?? null);
  const isCached = cached !== null;
  useReloadWhenOnline(opened, heard.confirmedAt);
  const timeZone = start?.settings.timeZone ?? cached?.timeZone ?? '';
  const time = useServiceTime(timeZone);
  const moment = { time: (at: Date) => time.moment(at, serverTime()) };
  const [booked, setBooked] = useState<Booked | null>(null);
  const [wantsAnother, setWantsAnother] = useState(false);
  const formArea = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that opened the form no longer exists.
    if (wantsAnother) focusSectionHeading(formArea.current);
  }, [wantsAnother]);

  const seen = feed.seen ?? [];
  const rides = seen.filter((ride): ride is Ride => ride.state !== 'damaged');
  const asOf = feed.confirmedAt ?? NEVER;
  const trip = useOwnTrip(uid, start?.record?.phone ?? '', seen);
  const [watched] = useDerivedState(NONE, (known) => watchedAfter(known, rides));
  const [drivers] = useDerivedState(NOBODY, (known) => driversReducer(known, rides));
  const { awaited, yours, ahead, isUnderWay, hasNow, hasForm } = dashboardOf({
    rides,
    asOf,
    watched,
    booked,
    wantsAnother,
  });
  useOverdueSteps(isCached ? NO_RIDES : rides, 'passenger', () => SECOND_MS);
  // Recent trips cost reads, and only the form shows them.
  const recent = useRecentTrips(hasForm ? rides : []);

  const chime = useChime(isUnderWay || ahead.length > 0);

  const retry = () => {
    reload();
    rideViews.lookNow();
  };
  const failure = (start === null ? error : null) ?? (feed.seen === null ? feed.error : null);
  const isLoading = feed.seen === null || (start === null && !isUnderWay && !isCached);
  return (
    <InZone timeZone={timeZone}>
      <PageTitle>{yours[0] ? titles[yours[0].state] : headings.passenger}</PageTitle>
      <Greeting srOnly={isUnderWay} />
      {/* The region is there before its text, because screen readers do not announce a new live region. */}
      <output className="sr-only">{awaited !== null && sentences.requested}</output>
      <EndsAhead rides={rides} ahead={ahead} chime={chime} />
      {yours.map((ride) => (
        <YourRide
          key={ride?.id ?? booked?.id}
          ride={ride}
          former={ride && formerDriver(drivers, ride)}
          isBooked={ride === null || ride.id === booked?.id}
          several={yours.length > 1}
          onRepeat={hasForm ? trip.take : null}
          offered={recent}
          heardAt={heard.confirmedAt}
          chime={chime}
        />
      ))}
      {(awaited === 'later' || ahead.length > 0) && (
        <RidesAhead
          rides={ahead}
          drivers={drivers}
          booked={booked?.kind === 'later' ? booked.id : null}
          isAwaited={awaited === 'later'}
          heardAt={heard.confirmedAt}
          chime={chime}
        />
      )}
      {start !== null && !hasForm && !isCached && (
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
      {failure !== null && !isCached && (
        <DeskFailure failure={failure} isUnderWay={isUnderWay} onRetry={retry} />
      )}
      {failure === null && isLoading && <Skeleton lines={8} label={own.loading} />}
      {start !== null && feed.seen !== null && hasForm && !isCached && (
        <Section heading={hasNow ? copy.another : copy.heading}>
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
              onSaved={reload}
              onEmpty={trip.forget}
              onBooked={(id, kind) => {
                setBooked({ id, kind });
                setWantsAnother(false);
                // A booking stores the phone number that the next form begins with.
                reload();
              }}
            />
          </div>
        </Section>
      )}
      <SilenceNote
        since={feed.via === 'silent' ? feed.confirmedAt : null}
        text={isCached ? silence.cached : silence.blind}
        format={isCached ? moment : time}
      />
    </InZone>
  );
}
