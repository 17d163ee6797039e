import { LEFT_OUT, type Distribution } from '#domain/rides/model/dispatch/plan-assignment.ts';
import { usePlanCopy } from './plan-copy.ts';

/** Formats why rides stay as they are: "1 clash, 1 needs equipment". */
export function useReasonsFor(): (left: Distribution['left']) => string {
  const { left: texts } = usePlanCopy().assign;
  return (left) =>
    LEFT_OUT.flatMap((why) => {
      const count = left.filter((each) => each.why === why).length;
      return count === 0 ? [] : texts[why](count);
    }).join(', ');
}
