import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { CarColour } from '#domain/rides/model/basics/car-colour.ts';
import { Badge } from '#ui/data/badge.tsx';
import { Plate } from '#ui/data/plate.tsx';
import { STATE_MEANING } from './state-meaning.ts';
import { useRidesCopy } from './rides-copy.ts';
import { useCarName } from './use-car-name.ts';

interface CarProps {
  /** The label and the plate may be empty. */
  label: string;
  plate: string;
  colour: CarColour | null;
}

export function Car({ label, plate, colour }: CarProps) {
  const name = useCarName()(label, colour);
  return (
    <span className="wrap-anywhere">
      <bdi translate="yes">{name}</bdi>
      {/* The plate has a visible border; only speech and copied text need a comma. */}
      {name !== '' && plate !== '' && (
        <>
          <span className="sr-only">,</span>{' '}
        </>
      )}
      {plate !== '' && <Plate>{plate}</Plate>}
    </span>
  );
}

export function RideLoad({ ride: { people, needs } }: { ride: Pick<Ride, 'people' | 'needs'> }) {
  const copy = useRidesCopy();
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <Badge>{copy.people(people)}</Badge>
      </li>
      {needs.map((need) => (
        <li key={need}>
          <Badge>{copy.needs[need]}</Badge>
        </li>
      ))}
    </ul>
  );
}

export function RideBadge({ state }: Pick<FoundRide, 'state'>) {
  const { states } = useRidesCopy();
  return <Badge means={STATE_MEANING.ride[state]}>{states[state]}</Badge>;
}

interface RideRouteProps {
  from: string;
  to: string;
}

/** Start and destination. An empty text (for example of an unknown district) is left out. */
export function RideRoute({ from, to }: RideRouteProps) {
  const copy = useRidesCopy();
  const ends = [
    { term: copy.from, place: from, mark: '' },
    { term: copy.to, place: to, mark: 'before:bg-accent-ink' },
  ];
  return (
    <dl className="grid gap-1">
      {ends.map(
        ({ term, place, mark }) =>
          place !== '' && (
            <div
              key={term}
              className={`relative flex flex-wrap gap-x-2 pl-6 before:absolute before:top-1.5 before:left-0 before:size-3 before:rounded-full before:border-3 before:border-accent-ink ${mark}`}
            >
              <dt className="text-ink-soft">{term}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere">
                <bdi translate="no">{place}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
