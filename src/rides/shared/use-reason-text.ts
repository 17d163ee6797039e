import type { Reason } from '#domain/rides/model/basics/reasons.ts';
import type { LogLine, Party } from '#domain/rides/model/ride/log-line.ts';
import type { RideStepName } from '#domain/rides/model/ride/ride-steps.ts';
import { useRidesCopy } from './rides-copy.ts';

/** The text of a step's reason; `null` if the step has none. */
export function useReasonText() {
  const { reasons } = useRidesCopy();
  return ({ did, why }: LogLine, party: Party): string | null => {
    const cancel = reasons[party === 'passenger' ? 'cancel-as-rider' : 'cancel-as-dispatch'];
    const lists: Partial<Record<RideStepName, Partial<Record<Reason, string>>>> = { ...reasons, cancel };
    return why === null ? null : (lists[did]?.[why] ?? null);
  };
}
