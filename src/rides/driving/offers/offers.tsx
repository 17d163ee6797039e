import { useId } from 'react';
import { offerEnd } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { Button } from '#ui/actions/button.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTime, remainingTime } from '../../shared/live/use-server-time.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { FitMarks } from '../fit/fit-marks.tsx';
import type { OwnFit } from '../fit/use-own-fit.ts';
import { DriveLoad, DriveRoute } from '../ride/drive-route.tsx';
import { canSetOff } from '#domain/rides/model/own-rides/drivers-rides.ts';
import { ReturnButton } from '../ride/return-button.tsx';
import { SetOffButtons } from '../ride/set-off-buttons.tsx';
import type { PromiseRefusal } from '../ride/use-promise-refusal.ts';
import type { Steps } from '../ride/use-steps.ts';

interface OfferCardProps {
  ride: RideIn<'offered'>;
  isDriving: boolean;
  ownFit: OwnFit;
  promiseRefusal: PromiseRefusal;
  steps: Steps;
}

/** A ride that dispatch offers, with the time left to answer. */
function OfferCard({ ride, isDriving, ownFit, promiseRefusal, steps }: OfferCardProps) {
  const { offers: copy, requests, ride: texts, waits: waitsText } = useDrivingCopy();
  const textOf = useRideErrorText();
  const whyNotId = useId();
  const time = useServiceTime();
  const now = useServerTime();
  const end = offerEnd(ride);
  const isLong = end.getTime() - now.getTime() > HOUR_MS;
  const left = remainingTime(end, now);
  const answer = left === null ? copy.overdue : copy.answerWithin(left);
  const from = ride.area.from === '' ? requests.unnamed : ride.area.from;
  const isNow = canSetOff(ride, now, isDriving);
  const refusal = isNow ? null : promiseRefusal(ride.kind);
  const full = refusal === null ? null : textOf(refusal);
  const whyNot = steps.waits ? waitsText : full;
  const underWay = steps.underWay(ride);
  return (
    <li className="grid grid-cols-1 content-start gap-3 rounded-control wrap-anywhere hyphens-auto border-2 border-accent-ink bg-accent-soft p-[min(1rem,5vw)]">
      <p className="text-fact font-semibold">
        {ride.kind === 'now' ? copy.now : requests.pickUpOn(time.spoken(ride.pickupAt, now))}
      </p>
      <DriveRoute {...ride.area} />
      <DriveLoad ride={ride} />
      <FitMarks ride={ride} fit={ownFit(ride, now)} />
      <p className="text-fact tabular-nums">{isLong ? copy.answerBy(time.spoken(end, now)) : answer}</p>
      {isDriving && full === null && <p className="text-sm">{copy.afterThis}</p>}
      {whyNot !== null && (
        <p id={whyNotId} className="text-sm">
          {whyNot}
        </p>
      )}
      {isNow ? (
        <SetOffButtons
          label={requests.take(from)}
          describedBy={whyNot === null ? undefined : whyNotId}
          disabled={whyNot !== null || underWay !== null}
          busy={underWay === 'take'}
          onSetOff={(minutes) => void steps.take(ride, { did: 'take', minutes })}
        />
      ) : (
        <div className="grid *:min-h-18 *:text-xl">
          <Button
            wide
            busy={underWay === 'reserve'}
            aria-label={requests.reserve(from)}
            aria-disabled={whyNot !== null || underWay !== null}
            aria-describedby={whyNot === null ? undefined : whyNotId}
            onClick={() => void steps.take(ride, { did: 'reserve' })}
          >
            {requests.promise}
          </Button>
        </div>
      )}
      <div className="grid">
        <ReturnButton
          ride={ride}
          label={`${texts.steps.decline}: ${from}`}
          describedBy={steps.waits ? whyNotId : undefined}
          steps={steps}
        />
      </div>
    </li>
  );
}

interface OffersProps extends Omit<OfferCardProps, 'ride'> {
  offers: readonly RideIn<'offered'>[];
}

export function Offers({ offers, ...rest }: OffersProps) {
  const copy = useDrivingCopy().offers;
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
