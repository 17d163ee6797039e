import { useState } from 'react';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { endsOf } from '#domain/rides/model/standing/follows-plan.ts';
import { madeKey } from '#domain/rides/model/standing/made-days.ts';
import type { PlannedRide } from '#domain/rides/model/standing/order-outlook.ts';
import { recordId } from '#core/forms/record-id.ts';
import type { Format } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { Section } from '#ui/page/section.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useOrderNewsCopy } from './order-news-copy.ts';
import { useOrderRides } from './use-order-rides.ts';

const keyOf = ({ order, day, leg }: PlannedRide) => `${order.id} ${madeKey(day, leg.key)}`;

/**
 * Makes the rides of standing orders while the board is open, and shows what waits for a press: rides that no board
 * made in time, ways back whose passengers ring, and rides that could not be made. Nothing if there is none.
 */
export function OrderNews({ format }: { format: Format }) {
  const copy = useOrderNewsCopy();
  const textOf = useRideErrorText();
  const { orderRides } = useDispatch();
  const { seen, progress, look } = useOrderRides();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const press = async (ride: PlannedRide, act: () => Promise<RideResult<void>>) => {
    if (busy !== null) return;
    setBusy(keyOf(ride));
    const done = await act();
    setFailure(done.ok ? null : textOf(done.error));
    await look();
    setBusy(null);
  };
  const makeNow = (ride: PlannedRide) => press(ride, () => orderRides.makeNow(ride, recordId()));
  const { missed = [], returns = [], unmade = [] } = seen ?? {};
  if (progress === null && failure === null && missed.length + returns.length + unmade.length === 0)
    return null;
  return (
    <Section heading={copy.heading} tight>
      <output className="block text-sm text-ink-soft empty:hidden">
        {progress !== null && copy.making(progress.done, progress.all)}
      </output>
      <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
        {failure}
      </p>
      <ul className="grid gap-1 text-sm">
        {returns.map((ride) => {
          const { name } = ride.order.plan;
          const { from, to } = endsOf(ride.order.plan, ride.leg);
          return (
            <li key={keyOf(ride)} className="flex flex-wrap items-center justify-between gap-2">
              <span>{copy.waiting(name, from.text, to.text)}</span>
              <Button
                size="row"
                tone="secondary"
                aria-label={copy.dueOf(name)}
                busy={busy === keyOf(ride)}
                onClick={() => void makeNow(ride)}
              >
                {copy.due}
              </Button>
            </li>
          );
        })}
        {missed.map((ride) => {
          const { name } = ride.order.plan;
          return (
            <li key={keyOf(ride)} className="flex flex-wrap items-center justify-between gap-2">
              <span>{copy.missed(name, format.dateTime(ride.at))}</span>
              <span className="flex gap-2">
                <Button
                  size="row"
                  tone="secondary"
                  aria-label={copy.makeNowOf(name)}
                  busy={busy === keyOf(ride)}
                  onClick={() => void makeNow(ride)}
                >
                  {copy.makeNow}
                </Button>
                <Button
                  size="row"
                  tone="quiet"
                  aria-label={copy.dismissOf(name)}
                  onClick={() => void press(ride, () => orderRides.dismiss(ride))}
                >
                  {copy.dismiss}
                </Button>
              </span>
            </li>
          );
        })}
        {unmade.map(({ ride, error }) => (
          <li key={keyOf(ride)} className="text-danger-ink">
            {copy.unmade(ride.order.plan.name, format.dateTime(ride.at), textOf(error))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
