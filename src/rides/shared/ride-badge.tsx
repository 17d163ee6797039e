import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useRidesCopy } from './rides-copy.ts';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';

const TONES: Readonly<Record<FoundRide['state'], BadgeTone>> = {
  requested: 'warning',
  offered: 'warning',
  accepted: 'accent',
  on_the_way: 'accent',
  arrived: 'accent',
  in_progress: 'accent',
  completed: 'success',
  cancelled: 'neutral',
  no_show: 'danger',
  expired: 'neutral',
  damaged: 'danger',
};

export function RideBadge({ state }: Pick<FoundRide, 'state'>) {
  const { states } = useRidesCopy();
  return <Badge tone={TONES[state]}>{states[state]}</Badge>;
}
