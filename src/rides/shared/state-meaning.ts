import type { Attention } from '#domain/rides/model/dispatch/attention.ts';
import type { Engagement } from '#domain/rides/model/dispatch/drivers-of.ts';
import type { Duty } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { ColourMeaning } from '#ui/data/colour-meaning.ts';

type Meanings<State extends string> = Readonly<Record<State, ColourMeaning>>;

const RIDE: Meanings<FoundRide['state']> = {
  requested: 'attention',
  offered: 'under-way',
  accepted: 'under-way',
  on_the_way: 'under-way',
  arrived: 'under-way',
  in_progress: 'under-way',
  completed: 'neutral',
  cancelled: 'neutral',
  no_show: 'neutral',
  expired: 'neutral',
  damaged: 'attention',
};
const MARK: Meanings<Attention> = {
  untaken: 'late',
  unanswered: 'late',
  'new-time': 'attention',
  'no-show': 'attention',
  overdue: 'late',
  'off-duty': 'late',
  away: 'late',
  silent: 'late',
  unassigned: 'late',
  blocked: 'late',
};
const DUTY: Meanings<Duty | 'long'> = {
  on: 'under-way',
  break: 'neutral',
  off: 'neutral',
  long: 'attention',
};
const ENGAGEMENT: Meanings<Engagement> = {
  free: 'neutral',
  driving: 'under-way',
  break: 'neutral',
  off: 'neutral',
  blocked: 'late',
};

/** The meaning of each state of rides and drivers, so that a colour means the same on every page. */
export const STATE_MEANING = { ride: RIDE, mark: MARK, duty: DUTY, engagement: ENGAGEMENT } as const;
