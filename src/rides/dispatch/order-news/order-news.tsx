import { useState } from 'react';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { endsOf } from '#domain/rides/model/standing/follows-plan.ts';
import { madeKey } from '#domain/rides/model/standing/made-days.ts';
import type { PlannedRide } from '#domain/rides/model/standing/order-outlook.ts';
import type { LeftOfOrder } from '#domain/rides/services/order-rides.ts';
import { fail, succeed } from '#domain/shared/result.ts';
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
 * made in time, ways back whose passengers ring, rides that a change has left behind, and rides that could not be made.
 * Nothing if there is none.
 */
export function OrderNews({ format }: { format: Format }) {
  const copy = useOrderNewsCopy();
  const textOf = useRideErrorText();
  const { orderRides, followOrder } = useDispatch();
  const { seen, progress, look } = useOrderRides();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const press = async (key: string, act: () => Promise<RideResult<void>>) => {
    if (busy !== null) return;
    setBusy(key);
    const done = await act();
    setFailure(done.ok ? null : textOf(done.error));
    await look();
    setBusy(null);
  };
  const makeNow = (ride: PlannedRide) => press(keyOf(ride), () => orderRides.makeNow(ride, recordId()));
  const follow = async ({ order, rides }: LeftOfOrder): Promise<RideResult<void>> => {
    const followed = await followOrder(order, rides);
    if (!followed.ok) return followed;
    const [behind] = followed.value;
    return behind === undefined ? succeed() : fail(behind.error);
  };
  const { missed = [], returns = [], unmade = [], left = [] } = seen ?? {};
  if (
    progress === null &&
    failure === null &&
    missed.length + returns.length + unmade.length + left.length === 0
  )
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
                  onClick={() => void press(keyOf(ride), () => orderRides.dismiss(ride))}
                >
                  {copy.dismiss}
                </Button>
              </span>
            </li>
          );
        })}
        {left.map((each) => {
          const { id, plan } = each.order;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span>{copy.left(plan.name, each.rides.length)}</span>
              <Button
                size="row"
                tone="secondary"
                aria-label={copy.followOf(plan.name)}
                busy={busy === id}
                onClick={() => void press(id, () => follow(each))}
              >
                {copy.follow}
              </Button>
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
