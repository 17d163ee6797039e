import type { Card } from '#domain/rides/model/ride/card.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { CallLinks } from '../../shared/call-links.tsx';
import { CardFacts } from './card-facts.tsx';

interface WhoComesProps {
  card: Card;
  /** The passenger is not on board yet. */
  isAwaited: boolean;
}

export function WhoComes({ card, isAwaited }: WhoComesProps) {
  const copy = useMyRidesCopy();
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
