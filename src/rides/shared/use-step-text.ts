import type { LogLine } from '#domain/rides/model/ride/log-line.ts';
import { takenBack } from '#domain/rides/model/ride/taken-back.ts';
import { useRidesCopy } from './rides-copy.ts';

/** The text of a line of a ride's log. The text of a `take_back` names the step that it took back (D89). */
export function useStepText(log: readonly LogLine[]): (line: LogLine) => string {
  const { steps, takenBack: back } = useRidesCopy();
  return (line) => {
    const undone = takenBack(log, log.indexOf(line));
    return undone === null ? steps[line.did] : back(steps[undone]);
  };
}
