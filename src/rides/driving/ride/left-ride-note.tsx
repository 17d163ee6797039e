import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { takenBy } from '#domain/rides/model/ride/taken-by.ts';
import { useRequest } from '#core/product/use-request.ts';
import { Button } from '#ui/actions/button.tsx';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useServiceTime, type ServiceTime } from '#ui/zone/use-service-time.ts';
import type { Chime } from '../../shared/live/chime.ts';
import { RideRoute } from '../../shared/ride-route.tsx';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy, type driving } from '../driving-copy.ts';
import type { LeftRide } from './drive-reducer.ts';
import { takenAway } from './taken-away.ts';

interface WhoTookItProps {
  /** The ride as it was while the driver had it. */
  was: Ride;
  time: ServiceTime;
}

/**
 * Who took a ride from its driver, and when, as far as can be read. A request tells, because every driver may read it; of
 * any other ride its former driver is refused everything.
 */
function WhoTookIt({ was, time }: WhoTookItProps) {
  const { ride, drives } = useDrivingCopy();
  const ways = ride.left;
  const { rideViews, serverTime } = useRides();
  const { loading, found, error, reload } = useRequest(was.id, rideViews.read);
  const line = takenAway(was, found);
  const isRefused = error?.code === 'permission-denied';
  const sentences = [
    line && ways.by[line.did],
    line && ways.at(time.moment(line.at, serverTime())),
    found?.state === 'requested' && ways.open,
    isRefused && ways.unreadable,
    error !== null && !isRefused && drives.failedOne,
  ];
  return (
    <>
      <output>{!loading && sentences.filter(Boolean).join(' ')}</output>
      {error !== null && !isRefused && (
        <div>
          <RetryButton onRetry={reload} />
        </div>
      )}
    </>
  );
}

type Ways = (typeof driving)['ride']['left'];

/** How a ride was left, in words. */
function wayLeft(ways: Ways, { was, ended }: LeftRide, byDriver: boolean): string {
  const line = ended?.log.at(-1);
  if (ended === null || line === undefined) {
    if (was.state === 'offered') return byDriver ? ways.declined : ways.offerOver;
    return byDriver ? ways.givenBack : ways.lost;
  }
  const by = takenBy(line, ended.rider);
  switch (ended.state) {
    case 'completed':
      return by === 'driver' ? ways.completed : ways.finished;
    case 'cancelled':
      return by === 'passenger' ? ways.cancelledByPassenger : ways.cancelledByDispatch;
    case 'no_show':
      return ways.noShow;
    default:
      return ways.lost;
  }
}

interface NoteProps {
  left: LeftRide;
  way: string;
  byDriver: boolean;
  timeZone: string;
  /** Called on mount; `focused` says whether the note took the focus. */
  onCome: (focused: boolean) => void;
  onDismiss: () => void;
}

function Note({ left, way, byDriver, timeZone, onCome, onDismiss }: NoteProps) {
  const { at, dismiss } = useDrivingCopy().ride.left;
  const { serverTime } = useRides();
  const time = useServiceTime(timeZone);
  const { was, ended } = left;
  const box = useRef<HTMLDivElement>(null);
  const come = useEffectEvent(onCome);
  useEffect(() => {
    // The button that had the focus is gone.
    const isLost = document.activeElement === document.body;
    if (isLost) box.current?.focus();
    come(isLost);
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="animate-fade scroll-mt-24 rounded-control">
      <Notice tone={byDriver ? 'success' : 'warning'}>
        <div className="grid gap-2">
          <p className="text-base font-semibold">{way}</p>
          {!byDriver && ended === null && was.state !== 'offered' && <WhoTookIt was={was} time={time} />}
          {!byDriver && ended?.endedAt && <p>{at(time.moment(ended.endedAt, serverTime()))}</p>}
          <RideRoute {...was.area} />
          <div className="justify-self-start">
            <Button tone="secondary" size="small" onClick={onDismiss}>
              {dismiss}
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}

interface LeftRideNoteProps extends Pick<NoteProps, 'timeZone' | 'onDismiss'> {
  left: LeftRide | null;
  /** The driver ended it themselves, or handed it back on this page. */
  byDriver: boolean;
  chime: Chime;
}

/** What became of the ride that was here, until it is dismissed. Rings if it comes as a surprise. */
export function LeftRideNote({ left, byDriver: isByDriver, chime, ...rest }: LeftRideNoteProps) {
  const ways = useDrivingCopy().ride.left;
  // It stays the driver's doing when the next step makes the page forget this one.
  const [own, setOwn] = useState<LeftRide | null>(null);
  if (isByDriver && left !== own) setOwn(left);
  const byDriver = isByDriver || left === own;
  const [announced, setAnnounced] = useState<LeftRide | null>(null);
  const way = left === null ? '' : wayLeft(ways, left, byDriver);
  return (
    <>
      {/* A note that takes the focus is read then, and once is enough. */}
      <output className="sr-only">{left !== null && announced === left && way}</output>
      {left !== null && (
        <Note
          key={left.was.id}
          {...{ left, way, byDriver, ...rest }}
          onCome={(focused) => {
            if (!focused) setAnnounced(left);
            if (!byDriver) chime.ring();
          }}
        />
      )}
    </>
  );
}
