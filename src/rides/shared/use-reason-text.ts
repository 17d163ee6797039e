import type { LogLine, Party } from '#domain/rides/model/ride/log-line.ts';
import type { Reason } from '#domain/rides/model/basics/reasons.ts';
import { useRidesCopy } from './rides-copy.ts';

/** The text of a step's reason; `null` if the step has none. */
export function useReasonText() {
  const { reasons } = useRidesCopy();
  return ({ did, why }: LogLine, party: Party): string | null => {
    const lists = {
      cancel: reasons[party === 'passenger' ? 'cancel-as-rider' : 'cancel-as-dispatch'],
      decline: reasons.decline,
      give_back: reasons.give_back,
      recall: reasons.recall,
    };
    if (why === null || !(did === 'cancel' || did === 'decline' || did === 'give_back' || did === 'recall'))
      return null;
    const texts: Partial<Record<Reason, string>> = lists[did];
    return texts[why] ?? null;
  };
}
