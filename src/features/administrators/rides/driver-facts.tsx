import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';
import type { Format } from '../../../copy/language/use-format.ts';
import { RouteLink } from '../../../ui/actions/route-link.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { CallLinks } from '../../../ui/rides/call-links.tsx';
import { Fact } from '../fact.tsx';

/** Who drives, in which car, and when they say to be there. */
export function DriverFacts({ ride, format }: { ride: Ride; format: Format }) {
  const { ride: copy, noDriver } = useDispatchCopy();
  const { driver, card, etaAt } = ride;
  return (
    <Section heading={copy.driver}>
      {card === null && <p className="text-ink-soft">{driver === null ? noDriver : copy.asked}</p>}
      {driver !== null && (
        <dl className="grid gap-3">
          {card !== null && (
            <>
              <Fact term={copy.name}>
                <bdi>{card.name}</bdi>
              </Fact>
              <Fact term={copy.car}>
                <bdi>{[card.vehicle, card.plate].filter((each) => each !== '').join(', ')}</bdi>
              </Fact>
              {card.phone !== null && (
                <Fact term={copy.phone}>
                  <CallLinks name={card.name} phone={card.phone} />
                </Fact>
              )}
            </>
          )}
          {etaAt !== null && <Fact term={copy.eta}>{format.time(etaAt)}</Fact>}
          <Fact term={copy.account}>
            <RouteLink to="/admin/accounts/$uid" params={{ uid: driver }}>
              {copy.toAccount}
            </RouteLink>
          </Fact>
        </dl>
      )}
    </Section>
  );
}
