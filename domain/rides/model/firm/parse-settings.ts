import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { RideInputError } from '../errors/ride-error.ts';
import { LONGEST_AREA, LONGEST_SEARCH, MOST_LANDMARKS, SHORTEST_PLACE } from '../ride-limits.ts';
import { SETTING_FIELDS, type SettingField } from './setting-field.ts';
import type { RideSettings } from './settings.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The lowest and the highest value of each number. Seconds. */
export const SETTING_RANGES = {
  wait: [60, HOUR],
  search: [300, LONGEST_SEARCH],
  offer: [15, 900],
  release: [0, DAY],
  lead: [0, DAY],
  horizon: [HOUR, 365 * DAY],
  retention: [DAY, 730 * DAY],
} as const satisfies Partial<Record<SettingField, readonly [number, number]>>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const isLandmark = (name: string) => name.length >= SHORTEST_PLACE && name.length <= LONGEST_AREA;

/** Parses settings as typed, numbers in seconds. Fails with `setting-unusable` for each field that is. */
export function parseSettings(typed: RideSettings): Result<RideSettings, readonly RideInputError[]> {
  const { terms, lead, horizon, retention } = typed;
  const numbers = { ...terms, lead, horizon, retention };
  const landmarks = typed.landmarks.map(typedText).filter((name) => name !== '');
  const timeZone = typed.timeZone.trim();
  const isInRange = (field: keyof typeof SETTING_RANGES) => {
    const [least, most] = SETTING_RANGES[field];
    return Number.isInteger(numbers[field]) && numbers[field] >= least && numbers[field] <= most;
  };
  const isSound: Readonly<Record<SettingField, boolean>> = {
    wait: isInRange('wait'),
    search: isInRange('search'),
    offer: isInRange('offer'),
    release: isInRange('release'),
    lead: isInRange('lead'),
    horizon: isInRange('horizon'),
    retention: isInRange('retention'),
    timeZone: isTimeZone(timeZone),
    landmarks: landmarks.length <= MOST_LANDMARKS && landmarks.every(isLandmark),
  };
  const unusable = SETTING_FIELDS.filter((field) => !isSound[field]);
  if (unusable.length > 0) return fail(unusable.map((field) => ({ code: 'setting-unusable', field })));
  return succeed({ ...typed, timeZone, landmarks });
}
