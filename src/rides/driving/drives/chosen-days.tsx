import type { NamedDays } from './days.ts';
import { DriverDays } from './driver-days.tsx';
import { TomorrowSheet } from './tomorrow-sheet.tsx';

/** A day ahead has no hours yet, so it is a list of its own. */
export function ChosenDays({ days }: { days: NamedDays | 'tomorrow' }) {
  return days === 'tomorrow' ? <TomorrowSheet /> : <DriverDays days={days} />;
}
