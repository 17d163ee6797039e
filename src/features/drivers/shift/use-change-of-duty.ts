import { useEffect, useEffectEvent, useState } from 'react';
import type { RideInputError, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { useRideForm } from '../../../core/rides/use-ride-form.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useRideErrorText } from '../../../copy/rides/use-ride-error-text.ts';
import type { OwnShift } from './use-shift.ts';

/** A form in which each button changes to another duty. */
export function useChangeOfDuty(own: OwnShift, fields: readonly ('vehicle' | 'phone')[]) {
  const { driverShift } = useRides();
  const form = useRideForm(fields, useRideErrorText());
  const [wanted, setWanted] = useState<Duty | null>(null);
  const isUnderWay = form.busy || own.loading;
  // Told with the shift, which was asked for again and did not come either.
  const isLost = own.error?.code === 'network';
  const forget = useEffectEvent(form.forgetFailure);
  useEffect(() => {
    if (isLost) forget();
  }, [isLost]);
  const change = async <Values>(
    duty: Duty,
    checked: Result<Values, readonly RideInputError[]>,
    run: (values: Values) => Promise<RideResult<void>>,
  ) => {
    if (isUnderWay) return;
    setWanted(duty);
    // Read again even after a failure: what is stored counts.
    if ((await form.submit(checked, run)) !== null) own.reload();
  };
  return {
    form,
    failure: isUnderWay || isLost ? null : form.failure,
    /** The duty that is being changed to, until the page knows the result. */
    changingTo: isUnderWay ? wanted : null,
    start: (checked: Result<{ readonly car: string; readonly phone: string }, readonly RideInputError[]>) =>
      change('on', checked, ({ car, phone }) => driverShift.start(car, phone)),
    stop: (duty: Exclude<Duty, 'on'>) => change(duty, succeed(), () => driverShift.stop(duty)),
  };
}

export type ChangeOfDuty = ReturnType<typeof useChangeOfDuty>;
