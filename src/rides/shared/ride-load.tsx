import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useRidesCopy } from './rides-copy.ts';
import { Badge } from '#ui/data/badge.tsx';

export function RideLoad({ ride: { people, needs } }: { ride: Pick<Ride, 'people' | 'needs'> }) {
  const copy = useRidesCopy();
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <Badge>{copy.people(people)}</Badge>
      </li>
      {needs.map((need) => (
        <li key={need}>
          <Badge tone="accent">{copy.needs[need]}</Badge>
        </li>
      ))}
    </ul>
  );
}
