import { useState, type ComponentProps } from 'react';
import { MOST_REQUESTS } from '#domain/rides/model/basics/ride-limits.ts';
import { Button } from '#ui/actions/button.tsx';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useAtHomeCopy } from './at-home-copy.ts';
import { RideRequests } from './ride-requests.tsx';

type LaterAtHomeProps = Omit<ComponentProps<typeof RideRequests>, 'pool' | 'most' | 'onMost' | 'atHome'> & {
  car: string;
};

/**
 * The requests for later rides that a driver off duty may promise (D115). They are read only after a press, because a
 * page that stays open off duty would read them all day.
 */
export function LaterAtHome({ car, ...rest }: LaterAtHomeProps) {
  const { show, inCar, ...texts } = useAtHomeCopy();
  const [isOpen, setOpen] = useState(false);
  const [most, setMost] = useState(MOST_REQUESTS);
  const pool = useRideFeed(isOpen ? { kind: 'pool', most } : null);
  return isOpen ? (
    <RideRequests {...rest} {...{ pool, most }} onMost={setMost} atHome={{ ...texts, inCar: inCar(car) }} />
  ) : (
    <Button tone="secondary" onClick={() => setOpen(true)}>
      {show}
    </Button>
  );
}
