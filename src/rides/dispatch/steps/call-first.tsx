import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { CallLinks } from '../../shared/call-links.tsx';

/** The driver's number, shown before something is done to their ride; renders nothing if it is not known. */
export function CallFirst({ card, text }: Pick<Ride, 'card'> & { text: string }) {
  if (card === null || card.phone === null) return null;
  return (
    <div className="grid gap-2">
      <p>{text}</p>
      <CallLinks name={card.name} phone={card.phone} />
    </div>
  );
}
