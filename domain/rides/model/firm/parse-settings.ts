import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { Place } from '../basics/place.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { typedText } from '../../../shared/typed-text.ts';
import {
  LONGEST_AREA,
  LONGEST_HORIZON,
  LONGEST_SEARCH,
  MOST_DISTRICTS,
  MOST_LANDMARKS,
  SHORTEST_PLACE,
} from '../basics/ride-limits.ts';
import { landmarkLine, parseLandmarks } from './parse-landmark.ts';
import type { RideSettings } from './settings.ts';
import { SETTING_FIELDS, type SettingField } from '../basics/input-error.ts';
import { zoneNamed } from './zone-named.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The lowest and the highest value of each number. Seconds. */
export const SETTING_RANGES = {
  wait: [60, HOUR],
  search: [300, LONGEST_SEARCH],
  deskSearch: [300, LONGEST_SEARCH],
  offer: [15, 900],
  offerAhead: [900, 2 * DAY],
  release: [0, DAY],
  lead: [0, DAY],
  horizon: [HOUR, LONGEST_HORIZON],
  retention: [DAY, 730 * DAY],
} as const satisfies Partial<Record<SettingField, readonly [number, number]>>;

export type NumberSetting = keyof typeof SETTING_RANGES;

/** The unit in which each number is typed; all are stored in seconds. */
export const SETTING_UNITS = {
  wait: 'minutes',
  search: 'minutes',
  deskSearch: 'minutes',
  offer: 'seconds',
  offerAhead: 'minutes',
  release: 'minutes',
  lead: 'minutes',
  horizon: 'days',
  retention: 'days',
} as const satisfies Readonly<Record<NumberSetting, string>>;

const SECONDS = { seconds: 1, minutes: 60, days: DAY } as const;
const secondsIn = (field: NumberSetting) => SECONDS[SETTING_UNITS[field]];

export const isNumberSetting = (field: SettingField): field is NumberSetting => field in SETTING_RANGES;

const eachNumber = <T>(of: (field: NumberSetting) => T): Readonly<Record<NumberSetting, T>> => ({
  wait: of('wait'),
  search: of('search'),
  deskSearch: of('deskSearch'),
  offer: of('offer'),
  offerAhead: of('offerAhead'),
  release: of('release'),
  lead: of('lead'),
  horizon: of('horizon'),
  retention: of('retention'),
});

/** The lowest and the highest whole number that may be typed. */
export function rangeOf(field: NumberSetting): readonly [number, number] {
  const [least, most] = SETTING_RANGES[field];
  return [Math.ceil(least / secondsIn(field)), Math.floor(most / secondsIn(field))];
}

/** A number of seconds in the unit in which this setting is typed. */
export function amountOf(field: NumberSetting, seconds: number): string {
  return String(seconds / secondsIn(field));
}

/** The typed value of a setting that is on. Off is the empty text. */
export const ON = 'on';

/** The settings as typed. Each landmark and each district has a line of its own. */
export type TypedSettings = Readonly<Record<SettingField, string>>;

export function typedSettings({
  terms,
  timeZone,
  town,
  districts,
  landmarks,
  phoneRequired,
  ...others
}: RideSettings): TypedSettings {
  const numbers = { ...terms, ...others };
  return {
    ...eachNumber((field) => amountOf(field, numbers[field])),
    timeZone,
    town,
    districts: districts.join('\n'),
    landmarks: landmarks.join('\n'),
    phoneRequired: phoneRequired ? ON : '',
  };
}

const isName = (text: string) => [...text].length >= SHORTEST_PLACE && text.length <= LONGEST_AREA;
const isLandmark = ({ text }: Place) => isName(text);
const linesOf = (typed: string) =>
  [...new Set(typed.split('\n').map(typedText))].filter((line) => line !== '');

/**
 * Parses settings as typed. An unchanged number keeps its `stored` value, which may be a fraction of the typed unit.
 * Fails with `setting-unusable` for each wrong field.
 */
export function parseSettings(
  typed: TypedSettings,
  stored: RideSettings,
): Result<RideSettings, readonly RideInputError[]> {
  const shown = typedSettings(stored);
  const known = { ...stored.terms, ...stored };
  const seconds = eachNumber((field) => {
    if (typed[field] === shown[field]) return known[field];
    const amount = typed[field].trim();
    return /^\d{1,6}$/.test(amount) ? Number(amount) * secondsIn(field) : Number.NaN;
  });
  const timeZone = zoneNamed(typed.timeZone) ?? '';
  const town = typedText(typed.town);
  const districts = linesOf(typed.districts);
  const places = parseLandmarks(typed.landmarks);
  const landmarks = places.ok ? [...new Set(places.value.map(landmarkLine))] : [];
  const isSound = (field: SettingField) => {
    if (field === 'timeZone') return timeZone !== '';
    if (field === 'town') return town === '' || isName(town);
    if (field === 'districts') return districts.length <= MOST_DISTRICTS && districts.every(isName);
    if (field === 'landmarks')
      return places.ok && landmarks.length <= MOST_LANDMARKS && places.value.every(isLandmark);
    if (field === 'phoneRequired') return [ON, ''].includes(typed.phoneRequired);
    const [least, most] = SETTING_RANGES[field];
    return Number.isInteger(seconds[field]) && seconds[field] >= least && seconds[field] <= most;
  };
  const unusable = SETTING_FIELDS.filter((field) => !isSound(field));
  if (unusable.length > 0) return fail(unusable.map((field) => ({ code: 'setting-unusable', field })));
  const { wait, search, offer, offerAhead, release, ...others } = seconds;
  const phoneRequired = typed.phoneRequired === ON;
  const terms = { wait, search, offer, offerAhead, release };
  return succeed({ terms, ...others, timeZone, town, districts, landmarks, phoneRequired });
}
