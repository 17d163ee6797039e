import type { ReactNode } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { classNames } from '#ui/class-names.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDrivingCopy } from '../driving-copy.ts';

interface DriveLoadProps {
  ride: Pick<Ride, 'people' | 'needs'>;
  /** Whether the text is small, for a list in which rides are compared. */
  dense?: boolean;
}

/** The number of people and their needs, readable at arm's length. */
export function DriveLoad({ ride: { people, needs }, dense = false }: DriveLoadProps) {
  const copy = useRidesCopy();
  return (
    <ul
      className={classNames(
        'flex flex-wrap gap-x-4 wrap-anywhere hyphens-auto',
        dense ? 'text-fact/6' : 'gap-y-1 text-fact',
      )}
    >
      <li>{copy.people(people)}</li>
      {needs.map((need) => (
        <li key={need} className="font-semibold">
          {copy.needs[need]}
        </li>
      ))}
    </ul>
  );
}

interface DriveRouteProps {
  from: string;
  to: string;
  /** The end that the driver now drives to, shown first and largest. */
  goal?: 'from' | 'to';
  /** Whether the text is small, for a list in which rides are compared. */
  dense?: boolean;
  /** Shown below the goal. */
  children?: ReactNode;
}

const LOOKS = {
  goal: 'text-goal before:top-3',
  /** For a long goal, so that all of it is on a phone's first screen. */
  longGoal: 'text-place font-bold before:top-2.5',
  /** For a goal too long for the size of `longGoal` on a low phone. */
  longestGoal: 'text-place low:text-fact/tight font-bold before:top-2.5 low:before:top-2',
  other: 'text-place before:top-2.5',
  dense: 'text-fact/6 before:top-1.5',
  /** The other end, if there is a goal. */
  later: 'text-place text-ink-soft before:top-2.5',
} as const;

/** `many` letters fit on three lines of a small phone, and `most` on five lines of the smallest. */
const LETTERS = { many: 45, most: 70 };

function goalLook({ length }: string) {
  if (length > LETTERS.most) return 'longestGoal';
  return length > LETTERS.many ? 'longGoal' : 'goal';
}

/**
 * Start and destination, readable at arm's length. The goal comes first, so that a long name of the other place does
 * not push it away. An empty text is shown as an unknown district.
 */
export function DriveRoute({ from, to, goal, dense = false, children }: DriveRouteProps) {
  const copy = useRidesCopy();
  const { unnamed } = useDrivingCopy().requests;
  const ends = [
    { end: 'from', term: copy.from, place: from, mark: '' },
    { end: 'to', term: copy.to, place: to, mark: 'before:bg-accent-ink' },
  ] as const;
  return (
    <dl className={dense ? 'grid' : 'grid gap-3'}>
      {(goal === 'to' ? ends.toReversed() : ends).map(({ end, term, place, mark }) => {
        const isGoal = goal === end;
        const ofRide = isGoal ? goalLook(place) : 'later';
        const look = goal === undefined ? (dense ? 'dense' : 'other') : ofRide;
        return (
          <div
            key={end}
            className={`relative pl-6 wrap-anywhere before:absolute before:left-0 before:size-3 before:rounded-full before:border-3 before:border-accent-ink ${mark} ${LOOKS[look]}`}
          >
            <dt
              className={classNames(
                'inline font-normal tracking-normal text-ink-soft',
                !dense && 'text-fact',
              )}
            >
              {term}
            </dt>{' '}
            <dd className="inline">{place === '' ? unnamed : <bdi translate="no">{place}</bdi>}</dd>
            {isGoal && children !== undefined && <dd className="mt-2 -ml-6">{children}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
