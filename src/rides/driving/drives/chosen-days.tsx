import type { NamedDays } from './days.ts';
import { DriverDays } from './driver-days.tsx';
import { TomorrowSheet } from './tomorrow-sheet.tsx';

/** Tomorrow has a list of its own, because it has no hours on duty yet. */
export function ChosenDays({ days }: { days: NamedDays | 'tomorrow' }) {
  return days === 'tomorrow' ? <TomorrowSheet /> : <DriverDays days={days} />;
}
