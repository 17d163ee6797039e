import type { Card } from '#domain/rides/model/ride/driver-card.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';

export function CardFacts({ card: { name, vehicle, plate } }: { card: Card }) {
  const copy = useMyRidesCopy();
  const facts = [
    { term: copy.driver, value: name },
    { term: copy.car, value: vehicle },
    { term: copy.plate, value: plate },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-semibold wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
