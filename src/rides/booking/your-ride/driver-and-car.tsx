import type { Card } from '#domain/rides/model/ride/ride.ts';
import { CallLinks } from '../../shared/call-links.tsx';
import { useBookingCopy } from '../booking-copy.ts';

/** The driver's name and car as facts. */
export function CardFacts({ card: { name, vehicle, plate } }: { card: Card }) {
  const copy = useBookingCopy();
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

interface DriverAndCarProps {
  card: Card;
  /** The passenger is not on board yet. */
  isAwaited: boolean;
}

/** Who drives the ride, in which car, and how to reach them. */
export function DriverAndCar({ card, isAwaited }: DriverAndCarProps) {
  const copy = useBookingCopy();
  const { name, phone } = card;
  return (
    <div className="grid gap-3 rounded-control bg-accent-soft p-[min(1rem,5vw)]">
      <h3 className="font-semibold">{copy.comes}</h3>
      <CardFacts card={card} />
      {phone !== null && phone !== '' && <CallLinks name={name} phone={phone} />}
      {isAwaited && <p className="text-sm text-ink-soft">{copy.noMap}</p>}
    </div>
  );
}
