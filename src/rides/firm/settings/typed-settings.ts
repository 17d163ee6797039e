import { SETTING_RANGES } from '#domain/rides/model/firm/parse-settings.ts';
import { SETTING_FIELDS, type SettingField } from '#domain/rides/model/firm/setting-field.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';

/** The unit that each number is typed in; all are stored in seconds. */
export const SETTING_UNITS = {
  wait: 'minutes',
  search: 'minutes',
  offer: 'seconds',
  release: 'minutes',
  lead: 'minutes',
  horizon: 'days',
  retention: 'days',
} as const satisfies Readonly<Record<keyof typeof SETTING_RANGES, string>>;

export type NumberSetting = keyof typeof SETTING_UNITS;
const SECONDS = { seconds: 1, minutes: 60, days: 86_400 } as const;
const secondsIn = (field: NumberSetting) => SECONDS[SETTING_UNITS[field]];

export const isNumberSetting = (field: SettingField): field is NumberSetting => field in SETTING_UNITS;
export const NUMBER_SETTINGS = SETTING_FIELDS.filter(isNumberSetting);

/** The lowest and the highest whole number that may be typed. */
export function rangeOf(field: NumberSetting): readonly [number, number] {
  const [least, most] = SETTING_RANGES[field];
  return [Math.ceil(least / secondsIn(field)), Math.floor(most / secondsIn(field))];
}

/** A number of seconds as it is typed. */
export function amountOf(field: NumberSetting, seconds: number): string {
  return String(seconds / secondsIn(field));
}

/** The settings as they are typed; lists have one entry per line. */
export type TypedSettings = Readonly<Record<SettingField, string>>;

const numbersOf = ({ terms, ...others }: RideSettings): Readonly<Record<NumberSetting, number>> => ({
  ...terms,
  ...others,
});

export function typedSettings(settings: RideSettings): TypedSettings {
  const numbers = numbersOf(settings);
  return {
    wait: amountOf('wait', numbers.wait),
    search: amountOf('search', numbers.search),
    offer: amountOf('offer', numbers.offer),
    release: amountOf('release', numbers.release),
    lead: amountOf('lead', numbers.lead),
    horizon: amountOf('horizon', numbers.horizon),
    retention: amountOf('retention', numbers.retention),
    timeZone: settings.timeZone,
    landmarks: settings.landmarks.join('\n'),
  };
}

/** The lines of a text that are not empty, each once. */
function linesOf(typed: string): readonly string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

/**
 * What was typed, for `parseSettings`. Anything but a whole number is `NaN`, unless it was not touched: stored seconds may
 * not be a whole number of minutes.
 */
export function settingsIn(typed: TypedSettings, stored: RideSettings): RideSettings {
  const [shown, numbers] = [typedSettings(stored), numbersOf(stored)];
  const secondsOf = (field: NumberSetting) => {
    if (typed[field] === shown[field]) return numbers[field];
    const amount = typed[field].trim();
    return /^\d{1,6}$/.test(amount) ? Number(amount) * secondsIn(field) : Number.NaN;
  };
  return {
    terms: {
      wait: secondsOf('wait'),
      search: secondsOf('search'),
      offer: secondsOf('offer'),
      release: secondsOf('release'),
    },
    lead: secondsOf('lead'),
    horizon: secondsOf('horizon'),
    retention: secondsOf('retention'),
    timeZone: typed.timeZone,
    landmarks: linesOf(typed.landmarks),
  };
}
