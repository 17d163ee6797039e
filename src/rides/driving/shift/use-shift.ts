import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { isOpenTo, type Vehicle } from '#domain/rides/model/firm/vehicle.ts';
import { createSignsOfLife, LOOK_EVERY_MS } from '#domain/rides/policies/sign-of-life.ts';
import { succeed } from '#domain/shared/result.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { watchWhileVisible } from '#core/session/watch-while-visible.ts';
import { useRides, useStandIn } from '../../shared/use-rides.ts';

export interface KnownShift {
  /** `null` before the driver has stored a car and a number. */
  readonly shift: Shift | null;
  /** All cars of the firm, also withdrawn ones. */
  readonly fleet: readonly Vehicle[];
  /** The active cars that the driver may choose, own ones first. A colleague's only if the driver has it. */
  readonly cars: readonly Vehicle[];
  /** When the server confirmed this. */
  readonly confirmedAt: Date;
}

/**
 * Reads a driver's shift and the cars. Reload both after each change, because a car may have been withdrawn. The shift
 * alone is read again when the page becomes visible, because dispatch or another window may have ended it. `cached`
 * stands in until the server answers.
 */
export function useShift() {
  const { driverShift, vehicles, lastWork, serverTime } = useRides();
  const { uid } = useUser();
  const own = useRequest('shift', async () => {
    const [shift, cars] = await Promise.all([driverShift.read(), vehicles.list()]);
    if (!shift.ok) return shift;
    if (!cars.ok) return cars;
    const fleet = cars.value.known;
    const given = shift.value === null || shift.value.duty === 'off' ? null : shift.value.vehicle.id;
    const choice = fleet.filter((car) => car.active && (isOpenTo(uid, car) || car.id === given));
    const [ownCars, others] = [
      choice.filter(({ owner }) => owner === uid),
      choice.filter(({ owner }) => owner !== uid),
    ];
    return succeed<KnownShift>({
      shift: shift.value,
      fleet,
      cars: [...ownCars, ...others],
      confirmedAt: serverTime(),
    });
  });
  /** Reads the shift alone again. A failure is ignored. So is an answer that a newer read has overtaken. */
  const lookAgain = async () => {
    const shift = await catchDefect(() => driverShift.read());
    if (shift.ok)
      own.change((known) =>
        known === own.value ? { ...known, shift: shift.value, confirmedAt: serverTime() } : known,
      );
  };
  const comeBack = useEffectEvent(() => void lookAgain());
  useEffect(() => watchWhileVisible(() => comeBack()), []);
  const { value, error } = own;
  useEffect(() => {
    if (value !== null && value.shift !== null) lastWork.cacheShift(value.shift, value.confirmedAt);
  }, [value, lastWork]);
  const standsIn = useStandIn(value !== null, error);
  const cached = useMemo(() => (standsIn ? lastWork.readShift() : null), [standsIn, lastWork]);
  return { ...own, lookAgain, cached };
}

export type OwnShift = ReturnType<typeof useShift>;

/** While a driver is on duty, tells dispatchers every few minutes that this page is there. */
export function useSignOfLife(onDuty: Shift | null, lookAgain: OwnShift['lookAgain']): void {
  const { driverShift, serverTime } = useRides();
  const [signs] = useState(() =>
    createSignsOfLife({ give: () => catchDefect(() => driverShift.giveSign()), now: serverTime }),
  );
  const look = useEffectEvent(lookAgain);
  useEffect(() => {
    if (onDuty === null) return undefined;
    signs.seen(onDuty.seenAt);
    const signIfDue = async () => {
      // The rules take a sign under any duty. Only this read tells a page left open that dispatch ended the shift.
      if (await signs.giveIfDue()) await look();
    };
    void signIfDue();
    const timer = setInterval(() => void signIfDue(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [onDuty, signs]);
}
