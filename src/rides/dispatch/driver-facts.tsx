import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useDispatchCopy } from './dispatch-copy.ts';
import type { Format } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Section } from '#ui/page/section.tsx';
import { CallLinks } from '../shared/call-links.tsx';
import { carText } from '../shared/car-text.ts';
import { Fact } from '#ui/data/fact.tsx';
import type { NameOf } from './steps/use-names.ts';

interface DriverFactsProps {
  ride: Ride;
  nameOf: NameOf;
  format: Format;
}

/** Who drives, in which car, and when they say they will be there. */
export function DriverFacts({ ride, nameOf, format }: DriverFactsProps) {
  const { ride: copy, noDriver } = useDispatchCopy();
  const { driver, card, state, etaAt } = ride;
  return (
    <Section heading={copy.driver}>
      {driver === null && <p className="text-ink-soft">{noDriver}</p>}
      {state === 'offered' && <p className="text-ink-soft">{copy.asked}</p>}
      {driver !== null && (
        <dl className="grid gap-3">
          <Fact term={copy.name}>
            <RouteLink to="/admin/drivers/$uid" params={{ uid: driver }}>
              <bdi>{card?.name ?? nameOf(driver) ?? copy.driver}</bdi>
            </RouteLink>
          </Fact>
          {card !== null && (
            <>
              <Fact term={copy.car}>
                <bdi>{carText(card.vehicle, card.plate)}</bdi>
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
