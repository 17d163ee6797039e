import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { parseSettings, SETTING_RANGES } from './parse-settings.ts';
import { defaultSettings, readSettings, type RideSettings } from './settings.ts';

const DEFAULTS = defaultSettings('Europe/Berlin');
const NUMBERS = Object.entries(SETTING_RANGES);

/** The settings with one number instead. */
function withNumber(field: string, value: number): RideSettings {
  const terms = field in DEFAULTS.terms ? { ...DEFAULTS.terms, [field]: value } : DEFAULTS.terms;
  return { ...DEFAULTS, ...(field in DEFAULTS && { [field]: value }), terms };
}

describe('the settings of the service', () => {
  it('the settings that a service starts with are sound', () => {
    expect(valueOf(parseSettings(DEFAULTS))).toEqual(DEFAULTS);
    expect(readSettings(DEFAULTS)).toEqual(DEFAULTS);
  });

  it.each(NUMBERS)('the number "%s" is within %j, and nothing outside', (field, [least, most]) => {
    for (const value of [least, most]) expect(parseSettings(withNumber(field, value)).ok).toBe(true);
    for (const value of [least - 1, most + 1, least + 0.5, Number.NaN]) {
      expect(errorOf(parseSettings(withNumber(field, value)))).toEqual([{ code: 'setting-unusable', field }]);
    }
  });

  it.each([
    ['timeZone', 'UTC', 'Berlin'],
    ['timeZone', ' Asia/Kolkata ', ''],
    ['landmarks', ['Zoo'], ['Zo']],
    ['landmarks', ['x'.repeat(60)], ['x'.repeat(61)]],
    ['landmarks', Array.from({ length: 100 }, () => 'Airport'), Array.from({ length: 101 }, () => 'Airport')],
  ])('the field "%s" may be %j and not %j', (field, sound, unusable) => {
    expect(parseSettings({ ...DEFAULTS, [field]: sound }).ok).toBe(true);
    expect(errorOf(parseSettings({ ...DEFAULTS, [field]: unusable }))).toEqual([
      { code: 'setting-unusable', field },
    ]);
  });

  it('empty lines among the landmarks are left out', () => {
    expect(valueOf(parseSettings({ ...DEFAULTS, landmarks: [' Airport ', ' '] })).landmarks).toEqual([
      'Airport',
    ]);
  });
});

describe('the stored settings', () => {
  it.each([
    null,
    {},
    { ...DEFAULTS, landmarks: 'none' },
    { ...DEFAULTS, terms: {} },
    { ...DEFAULTS, lead: '15' },
  ])('%j are no settings', (document) => {
    expect(readSettings(document)).toBeNull();
  });
});
