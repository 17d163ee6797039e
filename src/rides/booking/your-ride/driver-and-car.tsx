import type { Card } from '#domain/rides/model/ride/ride.ts';
import { classNames } from '#ui/class-names.ts';
import { Plate } from '#ui/data/plate.tsx';
import { CallLinks } from '../../shared/call-links.tsx';
import { useCarName } from '../../shared/use-car-name.ts';
import { useBookingCopy } from '../booking-copy.ts';

interface CardFactsProps {
  card: Card;
  /** Whether the facts are large, so that they can be compared with the car that comes. */
  large?: boolean;
}

export function CardFacts({ card: { name, vehicle, plate, colour }, large = false }: CardFactsProps) {
  const copy = useBookingCopy();
  const car = { term: copy.car, value: <bdi translate="yes">{useCarName()(vehicle, colour)}</bdi> };
  const drawn = <Plate>{plate}</Plate>;
  const number = {
    term: copy.plate,
    value: plate !== '' && (large ? <span className="text-4xl">{drawn}</span> : drawn),
  };
  const driver = { term: copy.driver, value: <bdi translate="no">{name}</bdi> };
  // The large plate comes first, because two cars of one model and colour differ only by their plates.
  const facts = large ? [number, car, driver] : [car, number, driver];
  return (
    <dl className={classNames('flex flex-wrap gap-y-2', large ? 'gap-x-6 text-2xl/8' : 'gap-x-8')}>
      {facts.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function DriverAndCar({ card }: { card: Card }) {
  const copy = useBookingCopy();
  const { name, phone } = card;
  return (
    <div className="grid gap-3 rounded-control bg-raised p-[min(1rem,5vw)]">
      <h3 className="sr-only">{copy.comes}</h3>
      <CardFacts card={card} large />
      {phone !== null && phone !== '' && <CallLinks name={name} phone={phone} />}
    </div>
  );
}
