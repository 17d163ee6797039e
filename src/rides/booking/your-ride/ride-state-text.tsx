import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { lateFrom, noShowFrom } from '#domain/rides/model/ride/deadlines.ts';
import { enteredForDriver } from '#domain/rides/model/ride/log-line.ts';
import { hasLostDriver, isCardRenewed, isMovedByOthers } from '#domain/rides/model/ride/passengers-log.ts';
import type { RevocableStep } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { takenBack } from '#domain/rides/model/ride/taken-back.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import type { Chime } from '../../shared/live/use-chime.ts';
import { useCarName } from '../../shared/use-car-name.ts';
import { useServerTimeAt } from '../../shared/live/use-server-time.ts';
import { useBookingCopy } from '../booking-copy.ts';
import { isCancelledByOthers } from '#domain/rides/model/own-rides/passengers-rides.ts';

/** The times at which the sentence of a ride changes by itself. */
function turnsOf(ride: Ride): readonly Date[] {
  if (ride.state === 'arrived') return [noShowFrom(ride)];
  return ride.state === 'on_the_way' && ride.etaAt !== null ? [lateFrom(ride.etaAt)] : [];
}

/** The sentence for the state of a ride (rides 7). `null` is a ride that has just been booked. */
export function useRideSentence(ride: Ride | null, sayTime: (at: Date) => string): string {
  const { sentences } = useBookingCopy();
  const now = useServerTimeAt(ride === null ? [] : turnsOf(ride));
  switch (ride?.state) {
    case undefined:
      return sentences.requested;
    case 'requested':
      return ride.kind === 'now' || hasLostDriver(ride.log) ? sentences.requested : sentences.requestedAhead;
    case 'offered':
      return sentences.offered;
    case 'accepted':
      return sentences.accepted(withoutDirectionControls(ride.card.name));
    case 'on_the_way':
      if (ride.etaAt === null) return sentences.onTheWay;
      return (now < lateFrom(ride.etaAt) ? sentences.onTheWayAt : sentences.onTheWayLate)(
        sayTime(ride.etaAt),
      );
    case 'arrived':
      return now < noShowFrom(ride) ? sentences.arrived(sayTime(noShowFrom(ride))) : sentences.arrivedLong;
    case 'in_progress':
      return sentences.inProgress;
    case 'completed':
      return sentences.completed(sayTime(ride.endedAt));
    case 'cancelled':
      return isCancelledByOthers(ride) ? sentences.cancelledByDispatch : sentences.cancelled;
    case 'no_show':
      return sentences.noShow;
    case 'expired':
      return sentences.expired;
  }
}

interface RideStateTextProps {
  ride: Ride | null;
  /** The name of a former driver whom this page has shown (`formerDriver`); `null` if there is none. */
  former: string | null;
  sayTime: (at: Date) => string;
}

/** The key of the sentence about each step that was taken back (D89). */
const MISTAKES = {
  arrive: 'notHere',
  start: 'notOnBoard',
  complete: 'notOver',
  no_show: 'notMissed',
} as const satisfies Readonly<Record<RevocableStep, string>>;

/** A sentence about a change by others, after the sentence of the state. */
function Besides({ children }: { children: ReactNode }) {
  return <span className="mt-1 block text-base font-normal"> {children}</span>;
}

/** The sentence of a ride's state, and further ones about what others have changed. */
export function RideStateText({ ride, former, sayTime }: RideStateTextProps) {
  const { sentences } = useBookingCopy();
  const sentence = useRideSentence(ride, sayTime);
  const isWaiting = ride?.state === 'requested' || ride?.state === 'offered';
  const isComing = ride?.state === 'accepted' || ride?.state === 'on_the_way';
  // When another driver comes, only a page that has shown the former driver reports the loss.
  const isLost = isWaiting ? hasLostDriver(ride.log) : isComing && former !== null;
  const time = useServiceTime();
  const entered = ride && enteredForDriver(ride);
  const undone = ride && takenBack(ride.log, ride.rev);
  const isMoved = ride !== null && isMovedByOthers(ride);
  const carName = useCarName();
  // A passenger on board no longer looks for a car.
  const renewed =
    ride !== null && (isComing || ride.state === 'arrived') && isCardRenewed(ride) ? ride.card : null;
  const look =
    renewed && [carName(renewed.vehicle, renewed.colour), renewed.plate].filter((part) => part !== '');
  return (
    <>
      {sentence}
      {entered !== null && <Besides>{sentences.entered(sayTime(entered.saidAt ?? entered.at))}</Besides>}
      {look !== null && <Besides>{sentences.renewed(withoutDirectionControls(look.join(', ')))}</Besides>}
      {undone !== null && <Besides>{sentences[MISTAKES[undone]]}</Besides>}
      {isMoved && (
        <Besides>
          {ride.kind === 'now' ? sentences.movedToNow : sentences.moved(time.dateTime(ride.pickupAt))}
          {ride.movedFrom !== null && ` ${sentences.movedUnanswered}`}
        </Besides>
      )}
      {isLost && (
        <Besides>
          {sentences.lost(former === null ? null : withoutDirectionControls(former))}
          {ride?.state === 'requested' && ` ${sentences.lostSearching}`}
        </Besides>
      )}
    </>
  );
}

/** Rings when others changed the ride's state, driver, car or time. A lost focus moves to the heading of the area. */
export function useChangeAlert(
  { log, state, driver, card, pickupAt, etaAt }: Ride,
  chime: Chime,
): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const { uid } = useUser();
  const alertOnce = useEffectEvent(() => {
    const line = log.at(-1);
    // The passenger's own press does not ring. A step of time does, even if the passenger's page took it.
    if (line?.by !== uid || line.did === 'expire' || line.did === 'lapse') chime.ring();
    if (document.activeElement === document.body) focusSectionHeading(area.current);
  });
  // Within one state dispatch may move the ride or send another driver. A driver may change the estimate or the car. A
  // driver who is only asked has no card, and does not count.
  const at = state === 'on_the_way' ? etaAt : pickupAt;
  const who = card === null ? '' : [driver, card.vehicle, card.plate, card.phone].join(' ');
  const present = `${state} ${who} ${at?.getTime()}`;
  const last = useRef(present);
  useEffect(() => {
    if (last.current !== present) alertOnce();
    last.current = present;
  }, [present]);
  return area;
}
