import { marksOf } from '#domain/rides/model/dispatch/attention.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { Badge } from '#ui/data/badge.tsx';
import { STATE_MEANING } from '../shared/state-meaning.ts';
import { useServerTime } from '../shared/live/use-server-time.ts';
import { RideBadge } from '../shared/ride-facts.tsx';
import { BOARD_TICK_MS } from './board/board-clock.tsx';
import { useDispatchCopy } from './dispatch-copy.ts';

interface RideHeadingProps {
  ride: Ride;
  /** The passenger's name. */
  name: string;
  /** Includes the shift of a driver who has set off, if that shift is known. */
  shifts: readonly Shift[];
  blocked: ReadonlySet<string>;
}

/** The passenger, the state, and the board's marks except `away`. `off-duty` and `silent` need the driver's shift. */
export function RideHeading({ ride, name, shifts, blocked }: RideHeadingProps) {
  const { kinds } = useDispatchCopy().board;
  const marks = marksOf([ride], shifts, blocked, useServerTime(BOARD_TICK_MS)).get(ride.id);
  return (
    <div className="grid justify-items-start gap-2">
      <h1 className="text-title wrap-anywhere">
        <bdi translate="no">{name}</bdi>
      </h1>
      {/* A screen reader announces each change. */}
      <output className="flex flex-wrap gap-2">
        <RideBadge state={ride.state} />
        {marks?.map(({ of }) => (
          <Badge key={of} means={STATE_MEANING.mark[of]}>
            {kinds[of]}
          </Badge>
        ))}
      </output>
    </div>
  );
}
