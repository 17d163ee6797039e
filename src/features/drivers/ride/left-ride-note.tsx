import { useEffect, useEffectEvent, useRef } from 'react';
import { takenBy } from '#domain/rides/model/ride/taken-by.ts';
import { useDrivingCopy } from '../../../copy/rides/driving.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RideRoute } from '../../../ui/rides/ride-route.tsx';
import type { Chime } from '../../../ui/rides/chime.ts';
import type { LeftRide } from './drive-after.ts';

/** How a ride was left, in words. */
function useWayLeft({ ended }: LeftRide, byDriver: boolean): string {
  const { left } = useDrivingCopy().ride;
  const line = ended?.log.at(-1);
  if (ended === null || line === undefined) return byDriver ? left.givenBack : left.lost;
  const by = takenBy(line, ended.rider);
  switch (ended.state) {
    case 'completed':
      return by === 'driver' ? left.completed : left.finished;
    case 'cancelled':
      return by === 'passenger' ? left.cancelledByPassenger : left.cancelledByDispatch;
    case 'no_show':
      return left.noShow;
    default:
      return left.lost;
  }
}

interface LeftRideNoteProps {
  ride: LeftRide;
  /** The driver left it themselves, on this page. */
  byDriver: boolean;
  chime: Chime;
  onDismiss: () => void;
}

/** What became of the ride that was here, until it is dismissed. Rings if it comes as a surprise. */
export function LeftRideNote({ ride, byDriver, chime, onDismiss }: LeftRideNoteProps) {
  const copy = useDrivingCopy().ride.left;
  const way = useWayLeft(ride, byDriver);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed for it has gone.
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  const ringIfUnexpected = useEffectEvent(() => !byDriver && chime.ring());
  useEffect(() => void ringIfUnexpected(), []);
  return (
    <div ref={box} tabIndex={-1} className="animate-fade scroll-mt-24 rounded-control">
      <Notice tone={byDriver ? 'success' : 'warning'}>
        <div className="grid gap-2">
          <p className="text-base font-semibold">{way}</p>
          <RideRoute {...ride.was.area} />
          <div className="justify-self-start">
            <Button tone="secondary" size="small" onClick={onDismiss}>
              {copy.dismiss}
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}
