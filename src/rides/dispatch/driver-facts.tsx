import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { Format } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Fact } from '#ui/data/fact.tsx';
import { Section } from '#ui/page/section.tsx';
import { CallLinks } from '../shared/call-links.tsx';
import { Car } from '../shared/ride-facts.tsx';
import { useDispatchCopy } from './dispatch-copy.ts';
import type { NameOf } from './steps/use-names.ts';

interface DriverFactsProps {
  ride: Ride;
  nameOf: NameOf;
  format: Format;
}

export function DriverFacts({ ride, nameOf, format }: DriverFactsProps) {
  const { ride: copy, noDriver, columns } = useDispatchCopy();
  const { driver, card, state, etaAt } = ride;
  return (
    <Section heading={columns.driver}>
      {driver === null && <p className="text-ink-soft">{noDriver}</p>}
      {state === 'offered' && <p className="text-ink-soft">{copy.asked}</p>}
      {driver !== null && (
        <dl className="grid gap-2">
          <Fact term={copy.name}>
            <RouteLink to="/admin/drivers/$uid" params={{ uid: driver }}>
              <bdi translate="no">{card?.name ?? nameOf(driver) ?? columns.driver}</bdi>
            </RouteLink>
          </Fact>
          {card !== null && (
            <>
              <Fact term={copy.car}>
                <Car label={card.vehicle} plate={card.plate} colour={card.colour} />
              </Fact>
              {card.phone !== null && (
                <Fact term={copy.phone}>
                  <CallLinks name={card.name} phone={card.phone} />
                </Fact>
              )}
            </>
          )}
          {state === 'on_the_way' && etaAt !== null && <Fact term={copy.eta}>{format.time(etaAt)}</Fact>}
        </dl>
      )}
    </Section>
  );
}
