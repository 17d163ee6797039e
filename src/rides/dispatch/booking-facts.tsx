import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { customerRider, isCallerRider } from '#domain/rides/model/customers/caller.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { mayReview } from '#domain/shared/people/powers.ts';
import { useUser } from '#core/session/user-context.ts';
import type { Format } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Fact } from '#ui/data/fact.tsx';
import { Section } from '#ui/page/section.tsx';
import { CallLinks } from '../shared/call-links.tsx';
import { RideLoad, RideRoute } from '../shared/ride-facts.tsx';
import { useDispatchCopy } from './dispatch-copy.ts';

interface BookingFactsProps {
  ride: Ride;
  /** `null` after retention has removed them, or if they are `unread`. */
  details: RideDetails | null;
  unread?: boolean;
  format: Format;
}

export function BookingFacts({ ride, details, unread = false, format }: BookingFactsProps) {
  const user = useUser();
  const copy = useDispatchCopy().ride;
  const isCaller = isCallerRider(ride.rider);
  const customer = details?.customer ?? null;
  /** The passenger's id in the history; `false` for a caller whose customer is unknown. */
  const passenger = customer === null ? !isCaller && ride.rider : customerRider(customer);
  return (
    <Section heading={copy.facts}>
      <RideRoute from={details?.from.text ?? ride.area.from} to={details?.to.text ?? ride.area.to} />
      <RideLoad ride={ride} />
      {details === null && !unread && <p className="text-ink-soft">{copy.noDetails}</p>}
      <dl className="grid gap-2">
        <Fact term={copy.pickup}>{format.dateTime(ride.pickupAt)}</Fact>
        {details !== null && (
          <Fact term={copy.phone}>
            {details.phone === '' ? copy.noPhone : <CallLinks name={details.name} phone={details.phone} />}
          </Fact>
        )}
        {details !== null && details.note !== '' && (
          <Fact term={copy.note}>
            <bdi translate="yes">{details.note}</bdi>
          </Fact>
        )}
        {(isCaller || mayReview(user)) && (
          <Fact term={copy.account}>
            {isCaller ? (
              copy.caller
            ) : (
              <RouteLink to="/admin/accounts/$uid" params={{ uid: ride.rider }}>
                {copy.toAccount}
              </RouteLink>
            )}
          </Fact>
        )}
        {passenger !== false && (
          <Fact term={copy.rides}>
            <RouteLink to="/admin/rides/history" search={{ rider: passenger }}>
              {copy.allRides}
            </RouteLink>
          </Fact>
        )}
        <Fact term={copy.id}>
          <span className="font-mono text-sm">{ride.id}</span>
        </Fact>
      </dl>
    </Section>
  );
}
