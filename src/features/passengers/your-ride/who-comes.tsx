import type { Card } from '#domain/rides/model/ride/card.ts';
import { useMyRidesCopy } from '../../../copy/rides/my-rides.ts';
import { CallLinks } from '../../../ui/rides/call-links.tsx';

interface WhoComesProps {
  card: Card;
  /** The passenger is not on board yet. */
  isAwaited: boolean;
}

/** The driver and the car to look out for, and how to reach them. */
export function WhoComes({ card: { name, vehicle, plate, phone }, isAwaited }: WhoComesProps) {
  const copy = useMyRidesCopy();
  const facts = [
    { term: copy.driver, value: name },
    { term: copy.car, value: vehicle },
    { term: copy.plate, value: plate },
  ];
  return (
    <div className="grid gap-3 rounded-control bg-accent-soft p-[min(1rem,5vw)]">
      <h3 className="font-semibold">{copy.comes}</h3>
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
      {phone !== null && phone !== '' && <CallLinks name={name} phone={phone} />}
      {isAwaited && <p className="text-sm text-ink-soft">{copy.noMap}</p>}
    </div>
  );
}
