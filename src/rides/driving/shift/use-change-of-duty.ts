import { useState } from 'react';
import type { RideInputError, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { useRideForm } from '../../shared/use-ride-form.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import type { OwnShift } from './use-shift.ts';

/** A form in which each button changes to another duty. */
export function useChangeOfDuty(own: OwnShift, fields: readonly ('vehicle' | 'phone')[]) {
  const { driverShift } = useRides();
  const form = useRideForm(fields, useRideErrorText());
  const [wanted, setWanted] = useState<Duty | null>(null);
  // Reset, because the shift is also read when nothing was pressed.
  if (wanted !== null && !form.busy && !own.loading) setWanted(null);
  const change = async <Values>(
    duty: Duty,
    checked: Result<Values, readonly RideInputError[]>,
    run: (values: Values) => Promise<RideResult<void>>,
  ) => {
    if (wanted !== null) return;
    setWanted(duty);
    const sent = await form.submit(checked, run);
    // Read again even after a failure, since what is stored counts; but without a network it would only be told twice.
    if (sent !== null && (sent.ok || sent.error.code !== 'network')) own.reload();
  };
  return {
    form,
    failure: wanted === null ? form.failure : null,
    /** The duty that is being changed to, until the page knows the result. */
    changingTo: wanted,
    start: (checked: Result<{ readonly car: string; readonly phone: string }, readonly RideInputError[]>) =>
      change('on', checked, ({ car, phone }) => driverShift.start(car, phone)),
    stop: (duty: Exclude<Duty, 'on'>) => change(duty, succeed(), () => driverShift.stop(duty)),
  };
}

export type ChangeOfDuty = ReturnType<typeof useChangeOfDuty>;
