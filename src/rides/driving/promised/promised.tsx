import { useId } from 'react';
import { departableFrom, dueAt, isDue } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { capitalised } from '#core/text/capitalised.ts';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useCachedDetails } from '../../shared/live/use-last-work.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { ConfirmedStepButton } from '../ride/confirmed-step-button.tsx';
import { DriveDetails } from '../ride/drive-details.tsx';
import { DriveLoad, DriveRoute } from '../ride/drive-route.tsx';
import { isAssigned, isMoved, NEXT_STEP } from '#domain/rides/model/own-rides/drivers-rides.ts';
import { NewTime } from '../ride/new-time.tsx';
import { ReturnButton } from '../ride/return-button.tsx';
import type { Steps } from '../ride/use-steps.ts';

interface PromisedProps {
  rides: readonly RideIn<'accepted'>[];
  /** Whether the driver drives another ride. Details are then not read, and no second ride can be started. */
  isDriving: boolean;
  /** When the server last answered; `null` if the rides are cached. */
  heardAt: Date | null;
  steps: Steps;
}

/** A driver's promised rides, earliest pick-up first. All but the next are behind a disclosure. */
export function Promised({ rides, ...now }: PromisedProps) {
  const copy = useDrivingCopy().promised;
  if (rides.length === 0) return null;
  const [next, ...others] = rides;
  return (
    <Section heading={copy.heading} tight>
      {next !== undefined && (
        <ul>
          <PromisedRide ride={next} {...now} />
        </ul>
      )}
      {others.length > 0 && (
        <Disclosure label={copy.others(others.length)} open={false}>
          <ul className="grid items-start gap-3 md:grid-cols-2">
            {others.map((ride) => (
              <PromisedRide key={ride.id} ride={ride} {...now} />
            ))}
          </ul>
        </Disclosure>
      )}
    </Section>
  );
}

function PromisedDetails({ ride, heardAt }: Pick<PromisedRideProps, 'ride' | 'heardAt'>) {
  return <DriveDetails ride={ride} known={useCachedDetails(ride, heardAt)} />;
}

interface PromisedRideProps extends Omit<PromisedProps, 'rides'> {
  ride: RideIn<'accepted'>;
}

function PromisedRide({ ride, isDriving, heardAt, steps }: PromisedRideProps) {
  const { promised: copy, requests, ride: texts, ...why } = useDrivingCopy();
  const { waits } = steps;
  const waitsId = useId();
  const time = useServiceTime();
  const from = ride.area.from === '' ? requests.unnamed : ride.area.from;
  const underWay = steps.underWay(ride);
  const now = useServerTime();
  const pickUp = time.spoken(ride.pickupAt, now);
  const isEarly = !isDue(ride, now);
  const departable = departableFrom(ride);
  const isTooEarly = isEarly && now < departable;
  const isBrief = isDriving || isEarly;
  const { text: earlyText, ...early } = copy.early;
  return (
    <li className="grid grid-cols-1 content-start gap-2 wrap-anywhere hyphens-auto">
      <h3 className="text-fact font-semibold">{capitalised(pickUp)}</h3>
      {isBrief && <DriveLoad ride={ride} />}
      {isMoved(ride) && <NewTime ride={ride} steps={steps} />}
      {isAssigned(ride) && <p>{texts.assigned}</p>}
      {isBrief ? <DriveRoute {...ride.area} dense /> : <PromisedDetails ride={ride} heardAt={heardAt} />}
      {isEarly && (
        <p className="text-sm text-ink-soft">
          {copy.opens(time.spoken(dueAt(ride), now))}{' '}
          {isTooEarly && !isDriving && copy.departsFrom(time.spoken(departable, now))}
        </p>
      )}
      {waits && (
        <p id={waitsId} className="text-sm">
          {steps.isUnheard ? why.unheard : why.waits}
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {!isDriving && !isTooEarly && (
          <ConfirmedStepButton
            tone={isEarly ? 'secondary' : 'soft'}
            aria-label={copy.departFor(from)}
            busy={underWay === 'depart'}
            aria-disabled={waits || underWay !== null}
            aria-describedby={waits ? waitsId : undefined}
            question={isEarly ? { ...early, description: <p>{earlyText(pickUp)}</p> } : null}
            onTake={() => void steps.take(ride, NEXT_STEP.accepted)}
          >
            {texts.steps.depart}
          </ConfirmedStepButton>
        )}
        {!isMoved(ride) && (
          <ReturnButton
            ride={ride}
            label={copy.giveBack(from)}
            describedBy={waits ? waitsId : undefined}
            steps={steps}
          />
        )}
      </div>
    </li>
  );
}
