import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { usePromisesCopy } from '../promises-copy.ts';
import { Section } from '#ui/page/section.tsx';
import { OfferCard, type OfferCardProps } from './offer-card.tsx';

interface OffersProps extends Omit<OfferCardProps, 'ride'> {
  offers: readonly RideIn<'offered'>[];
}

export function Offers({ offers, ...rest }: OffersProps) {
  const copy = usePromisesCopy().offers;
  if (offers.length === 0) return null;
  return (
    <Section heading={copy.heading}>
      <ul className="grid gap-3 md:grid-cols-2">
        {offers.map((ride) => (
          <OfferCard key={ride.id} ride={ride} {...rest} />
        ))}
      </ul>
    </Section>
  );
}
