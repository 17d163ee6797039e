import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { searchEnd, extensionOfferedFrom, lateFrom } from '#domain/rides/model/ride/deadlines.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride, RideIn } from '#domain/rides/model/ride/ride.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useRequest } from '#core/product/use-request.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { contact } from '#core/product/firm-contact.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useLeaveFocus } from '#ui/actions/use-leave-focus.ts';
import { classNames } from '#ui/class-names.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useChangeLight } from '#ui/feedback/use-change-light.ts';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import type { Chime } from '../../shared/live/use-chime.ts';
import { useCachedDetails } from '../../shared/live/use-last-work.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { RideLoad, RideRoute } from '../../shared/ride-facts.tsx';
import { RideSlot } from '../../shared/ride-slot.tsx';
import { RideTimeline } from '../../shared/ride-timeline.tsx';
import { NotifiedWhileClosed } from '../../shared/notifications/notified-while-closed.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useBookingCopy } from '../booking-copy.ts';
import type { TripTaken } from '../trip-draft.ts';
import { ChangeButtons } from './change-buttons.tsx';
import { DriverAndCar } from './driver-and-car.tsx';
import { EndedRide } from './ended-ride.tsx';
import { ForWhom } from './for-whom.tsx';
import { RideStateText, useChangeAlert } from './ride-state-text.tsx';

const MINUTE = 60;

/** The ride, with its timeline beside it on a wide screen. */
const OPEN =
  'grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-8 flat:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

interface SearchProps {
  ride: RideIn<'requested'>;
  sayTime: (at: Date) => string;
}

/** The button that extends the search, shown when the end of the search is near. */
function KeepLooking(props: SearchProps) {
  return useServerTime() < extensionOfferedFrom(props.ride) ? null : <Extension {...props} />;
}

/** The button disappears when anyone has extended the search, even if this page got no answer. */
function Extension({ ride, sayTime }: SearchProps) {
  const copy = useBookingCopy();
  const textOf = useRideErrorText(sayTime);
  const { takeStep } = useRides();
  const form = useSubmission<RideFailure>();
  const [pressedAt, setPressedAt] = useState(ride.rev);
  const button = useLeaveFocus<HTMLButtonElement>();
  const press = () => {
    setPressedAt(ride.rev);
    void form.submit(() => takeStep(ride, { did: 'extend' }));
  };
  return (
    <>
      {/* A failure no longer applies after the ride's next step. */}
      {form.failure !== null && pressedAt === ride.rev && (
        <Failure text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <Button ref={button} busy={form.busy} busyLabel={copy.keepingLooking} onClick={press}>
        {copy.keepLooking(Math.round(ride.terms.search / MINUTE))}
      </Button>
    </>
  );
}

function Failure(box: ComponentProps<typeof ErrorBox>) {
  const area = useLeaveFocus<HTMLDivElement>();
  return (
    <div ref={area} className="basis-full">
      <ErrorBox {...box} />
    </div>
  );
}

/** Says when the search for a driver ends. For a ride for now, also how long this and recent searches took. */
function Search({ ride, sayTime }: SearchProps) {
  const copy = useBookingCopy();
  const now = useServerTime();
  const waited = Math.max(0, Math.floor((now.getTime() - ride.createdAt.getTime()) / MINUTE_MS));
  const isExtended = ride.log.at(-1)?.did === 'extend';
  const { searchFigures } = useRides();
  const { value: lately } = useRequest(ride.id, searchFigures.lately);
  return (
    <p>
      {ride.kind === 'now' && copy.since(sayTime(ride.createdAt), waited)}{' '}
      {/* This is a live region, because others may extend the search, and the button disappears after one's own
          press. */}
      <span aria-live="polite">
        {(isExtended ? copy.untilExtended : copy.until)(sayTime(searchEnd(ride)))}
      </span>{' '}
      {ride.kind === 'now' && lately !== null && copy.lately(Math.max(1, Math.ceil(lately.median / MINUTE)))}
    </p>
  );
}

/** The driver's estimate, large enough for a phone at arm's length, and the minutes until or after it. */
function Arrival({ at }: { at: Date }) {
  const copy = useBookingCopy();
  const time = useServiceTime();
  const now = useServerTime();
  const minutes = Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS);
  const soon = minutes > 0 ? copy.inMinutes(minutes) : copy.anyMoment;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <span translate="no" className="text-4xl font-bold">
        {time.time(at)}
      </span>
      <span className="text-fact text-ink-soft">
        {now < lateFrom(at) ? soon : copy.minutesLate(-minutes)}
      </span>
    </p>
  );
}

interface YourRideProps {
  /** `null` for a booked ride that the feed does not have yet. */
  ride: Ride | null;
  /** The name of the former driver; `null` if this page has not shown one. */
  former: string | null;
  /** Whether this ride was last booked on this page. If its form or row had the focus, the heading gets it. */
  isBooked: boolean;
  /** Whether the page shows several rides, so that each heading needs the pick-up. */
  several: boolean;
  /** `null` while there is no form for the trip. */
  onRepeat: ((trip: TripTaken) => void) | null;
  /** The trips that the form offers to book again. */
  offered: readonly TripTaken[];
  /** When the server last answered; `null` if the ride is cached. */
  heardAt: Date | null;
  chime: Chime;
}

/** A passenger's ride under way, and after the end its outcome. */
export function YourRide({ ride, former, isBooked, ...now }: YourRideProps) {
  const copy = useBookingCopy();
  const time = useServiceTime();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBooked && document.activeElement === document.body) focusSectionHeading(area.current);
  }, [isBooked]);
  const isOver = ride !== null && isEnded(ride.state);
  const isOneOf = now.several && ride !== null;
  // A booked ride counts as requested until it is in the feed, so its arrival there is not highlighted.
  const light = useChangeLight(
    `${ride?.state ?? 'requested'} ${ride?.state === 'on_the_way' ? ride.etaAt?.getTime() : ''} ${isOver ? '' : ride?.card?.plate}`,
  );
  return (
    <Section heading={isOneOf ? copy.yoursOf(time.dateTime(ride.pickupAt)) : copy.yours}>
      <div ref={area} className={classNames('grid grid-cols-1', isOver ? 'gap-1' : 'gap-4')}>
        <output
          className={classNames(isOver ? 'text-lg font-semibold' : 'text-status', 'wrap-anywhere', light)}
        >
          <RideStateText ride={ride} former={former} sayTime={time.time} />
        </output>
        {ride?.state === 'on_the_way' && ride.etaAt !== null && <Arrival at={ride.etaAt} />}
        {ride !== null && <RideNow key={ride.id} ride={ride} {...now} />}
      </div>
    </Section>
  );
}

interface RideNowProps extends Omit<YourRideProps, 'ride' | 'former' | 'isBooked'> {
  ride: Ride;
}

function RideNow({ ride, several, onRepeat, offered, heardAt, chime }: RideNowProps) {
  const area = useChangeAlert(ride, chime);
  const isOver = isEnded(ride.state);
  // The details are read again at the ride's end. The first read may have failed, and a repeated trip needs them.
  const { value: details } = useCachedDetails(ride, heardAt, isOver);
  return (
    <div ref={area} className={isOver ? 'grid gap-2' : OPEN}>
      {isOver ? (
        <EndedRide {...{ ride, details, onRepeat, offered }} />
      ) : (
        <OpenRide ride={ride} details={details} several={several} isCached={heardAt === null} />
      )}
    </div>
  );
}

interface OpenRideProps {
  ride: Ride;
  details: RideDetails | null;
  several: boolean;
  isCached: boolean;
}

function OpenRide({ ride, details, several, isCached }: OpenRideProps) {
  const { notifications } = useRides();
  const copy = useBookingCopy();
  const time = useServiceTime();
  const nameOf = (named: (when: string) => string) =>
    several ? named(time.dateTime(ride.pickupAt)) : undefined;
  // The second press of a double press that booked the ride must neither edit nor cancel it.
  const area = useSettling<HTMLDivElement>(`${ride.id} ${ride.state}`);
  return (
    <>
      <div ref={area} className="grid grid-cols-1 content-start gap-4">
        {ride.kind === 'later' && <p>{copy.pickUpAt(time.dateTime(ride.pickupAt))}</p>}
        {ride.state === 'requested' && <Search ride={ride} sayTime={time.time} />}
        {ride.card !== null && <DriverAndCar card={ride.card} />}
        <div className="grid gap-3">
          <RideRoute from={details?.from.text ?? ride.area.from} to={details?.to.text ?? ride.area.to} />
          <RideLoad ride={ride} />
          <ForWhom details={details} />
          {details !== null && details.note !== '' && (
            <p className="text-sm wrap-anywhere">
              {copy.note}: <q dir="auto">{details.note}</q>
            </p>
          )}
        </div>
        {!isCached && <RideSlot name="ownRide" given={{ ride }} />}
        {!isCached && (
          <ChangeButtons ride={ride} nameOf={nameOf}>
            {ride.state === 'requested' && <KeepLooking ride={ride} sayTime={time.time} />}
          </ChangeButtons>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-4 text-sm">
        {notifications.isOffered && !isCached ? (
          <NotifiedWhileClosed what="passenger" />
        ) : (
          <p className="text-ink-soft">{copy.stayHere}</p>
        )}
        <h3 className="font-semibold text-ink-soft">{copy.timeline}</h3>
        <RideTimeline ride={ride} />
        <ReportProblem />
      </div>
    </>
  );
}

/** How a passenger reaches the firm, in every state of the ride (rides 6). */
export function ReportProblem() {
  const copy = useBookingCopy().problem;
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold text-ink-soft">{copy.heading}</h3>
      <p className="text-sm">
        {copy.call} <TextLink href={contact.phoneHref}>{contact.phone}</TextLink>
      </p>
    </div>
  );
}
