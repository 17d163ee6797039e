import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { OwnShift } from './use-shift.ts';

/** A form whose buttons change the driver's duty, or car and number. */
export function useChangeOfDuty(own: OwnShift, fields: readonly ('vehicle' | 'phone' | 'time')[]) {
  const { driverShift } = useRides();
  const { dateTime } = useServiceTime();
  const form = useForm(fields, { fieldOf: rideField, textOf: useRideErrorText(dateTime) });
  // `wanted` lasts until the change is answered and the shift is read again.
  const [wanted, setWanted] = useDerivedState<Duty | null>(null, (last) =>
    form.busy || own.loading ? last : null,
  );
  /** Resolves to whether the change was stored. */
  const change = async (duty: Duty, run: () => Promise<RideResult<void>>) => {
    if (wanted !== null) return false;
    setWanted(duty);
    const sent = await form.submit(run);
    // After a failure, too, the page must show the stored shift. Without a network its read would fail as well.
    if (sent !== null && (sent.ok || sent.error.code !== 'network')) own.reload();
    return sent?.ok === true;
  };
  return {
    form,
    failure: wanted === null ? form.failure : null,
    /** The duty that a press asked for, until the page knows the result; otherwise `null`. */
    changingTo: wanted,
    start: (car: string, phone: string) => change('on', () => driverShift.start(car, phone)),
    /** Stores car and number for rides promised from home. */
    prepare: (car: string, phone: string) => change('off', () => driverShift.prepare(car, phone)),
    stop: (duty: Exclude<Duty, 'on'>, until: Date | null = null) =>
      change(duty, () => driverShift.stop(duty, until)),
  };
}
