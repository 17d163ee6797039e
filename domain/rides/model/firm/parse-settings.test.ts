import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { parseLandmarks } from './parse-landmark.ts';
import { isNumberSetting, parseSettings, rangeOf, SETTING_RANGES, typedSettings } from './parse-settings.ts';
import { defaultSettings, readSettings, type RideSettings } from './settings.ts';
import { SETTING_FIELDS } from '../basics/input-error.ts';

const DEFAULTS = defaultSettings('Europe/Berlin');
const NUMBERS = Object.entries(SETTING_RANGES);

function withNumber(field: string, value: number): RideSettings {
  const terms = field in DEFAULTS.terms ? { ...DEFAULTS.terms, [field]: value } : DEFAULTS.terms;
  return { ...DEFAULTS, ...(field in DEFAULTS && { [field]: value }), terms };
}

const airports = (count: number) => Array.from({ length: count }, (_, number) => `Airport ${number}`);

/** The result of settings that are typed as they are stored. */
const untouched = (settings: RideSettings) => parseSettings(typedSettings(settings), settings);

describe('the settings of the service', () => {
  it('the settings that a service starts with are sound', () => {
    expect(valueOf(untouched(DEFAULTS))).toEqual(DEFAULTS);
    expect(readSettings(DEFAULTS)).toEqual(DEFAULTS);
  });

  it.each(NUMBERS)('the number "%s" is accepted within %j, and not outside', (field, [least, most]) => {
    for (const value of [least, most]) expect(untouched(withNumber(field, value)).ok).toBe(true);
    for (const value of [least - 1, most + 1, least + 0.5, Number.NaN]) {
      expect(errorOf(untouched(withNumber(field, value)))).toEqual([{ code: 'setting-unusable', field }]);
    }
  });

  it.each([
    ['timeZone', 'UTC', 'Berlin'],
    ['timeZone', ' Asia/Tokyo ', 'EST'],
    ['town', 'Ah', 'A'],
    ['town', '', 'x'.repeat(61)],
    ['districts', ['京都', 'Old Town'], ['A']],
    ['districts', ['x'.repeat(60)], ['x'.repeat(61)]],
    ['districts', airports(200), airports(201)],
    ['landmarks', ['T2'], ['T']],
    ['landmarks', ['x'.repeat(60)], ['x'.repeat(61)]],
    ['landmarks', airports(100), airports(101)],
  ])('the field "%s" may be %j and not %j', (field, sound, unusable) => {
    expect(untouched({ ...DEFAULTS, [field]: sound }).ok).toBe(true);
    expect(errorOf(untouched({ ...DEFAULTS, [field]: unusable }))).toEqual([
      { code: 'setting-unusable', field },
    ]);
  });

  it('empty lines among the landmarks are left out', () => {
    expect(valueOf(untouched({ ...DEFAULTS, landmarks: [' Airport ', ' '] })).landmarks).toEqual(['Airport']);
  });
});

const STORED = {
  ...DEFAULTS,
  terms: { ...DEFAULTS.terms, wait: 90 },
  landmarks: ['City Hospital', 'Station'],
};

describe('settings as they are typed', () => {
  it('the usual settings are typed in minutes, seconds and days', () => {
    expect(typedSettings(DEFAULTS)).toEqual({
      wait: '5',
      search: '30',
      deskSearch: '240',
      offer: '60',
      offerAhead: '720',
      release: '30',
      lead: '15',
      horizon: '30',
      retention: '90',
      timeZone: 'Europe/Berlin',
      town: '',
      districts: '',
      landmarks: '',
      phoneRequired: '',
    });
  });

  it('settings that are not changed stay as stored, even if they are no whole minutes', () => {
    expect(valueOf(parseSettings(typedSettings(STORED), STORED))).toEqual(STORED);
  });

  it('the passenger’s number is either required or not', () => {
    const parsed = (phoneRequired: string) =>
      parseSettings({ ...typedSettings(STORED), phoneRequired }, STORED);
    expect(valueOf(parsed('on')).phoneRequired).toBe(true);
    expect(valueOf(parsed('')).phoneRequired).toBe(false);
    expect(typedSettings({ ...STORED, phoneRequired: true }).phoneRequired).toBe('on');
    expect(errorOf(parsed('perhaps'))).toEqual([{ code: 'setting-unusable', field: 'phoneRequired' }]);
  });

  it('a number is a whole number, perhaps with spaces around it', () => {
    const parsed = (wait: string) => parseSettings({ ...typedSettings(STORED), wait }, STORED);
    expect(valueOf(parsed(' 7 ')).terms.wait).toBe(420);
    for (const typed of ['', '1.4', '1,4', '-1', '1e3', 'five', '1234567'])
      expect(errorOf(parsed(typed)), typed).toEqual([{ code: 'setting-unusable', field: 'wait' }]);
  });

  it('a list has one entry a line, each once', () => {
    const landmarks = (typed: string) =>
      valueOf(parseSettings({ ...typedSettings(STORED), landmarks: typed }, STORED)).landmarks;
    expect(landmarks(' Zoo \n\nStation\nZoo\n')).toEqual(['Zoo', 'Station']);
    expect(landmarks('\n')).toEqual([]);
    const districts = valueOf(
      parseSettings({ ...typedSettings(STORED), districts: ' Old Town \n\nOld Town\nHarbour' }, STORED),
    );
    expect(districts.districts).toEqual(['Old Town', 'Harbour']);
  });

  it('a zone is stored in its official spelling', () => {
    const zone = (typed: string) =>
      valueOf(parseSettings({ ...typedSettings(STORED), timeZone: typed }, STORED)).timeZone;
    expect(zone(' europe/london')).toBe('Europe/London');
    expect(zone('america/new york')).toBe('America/New_York');
  });

  it('coordinates after a landmark are stored with it, and only its name has length limits', () => {
    const parsed = (typed: string) => parseSettings({ ...typedSettings(STORED), landmarks: typed }, STORED);
    const name = 'x'.repeat(60);
    expect(valueOf(parsed(`Zoo (52,5,13,4)\nZoo\n${name} 1.5, 2.5\n${name} 1.5, 2.5`)).landmarks).toEqual([
      'Zoo 52.5, 13.4',
      'Zoo',
      `${name} 1.5, 2.5`,
    ]);
    expect(errorOf(parsed('Z 52.5, 13.4'))).toEqual([{ code: 'setting-unusable', field: 'landmarks' }]);
  });

  it('landmarks with wrong coordinates are unusable, and the first of them is named with its error', () => {
    const landmarks = 'Zoo\n\n Station 52.5208\n1.5, 2.5';
    expect(errorOf(parseSettings({ ...typedSettings(STORED), landmarks, wait: '' }, STORED))).toEqual([
      { code: 'setting-unusable', field: 'wait' },
      { code: 'setting-unusable', field: 'landmarks' },
    ]);
    expect(errorOf(parseLandmarks(landmarks))).toEqual({ line: 'Station 52.5208', fault: 'half' });
  });

  it.each(SETTING_FIELDS.filter(isNumberSetting))(
    'the lowest and highest %s are accepted, and the numbers beyond these limits are not',
    (field) => {
      const saved = (amount: number) =>
        parseSettings({ ...typedSettings(DEFAULTS), [field]: String(amount) }, DEFAULTS);
      const [least, most] = rangeOf(field);
      expect(valueOf(saved(least)).timeZone).toBe('Europe/Berlin');
      expect(valueOf(saved(most)).timeZone).toBe('Europe/Berlin');
      expect(saved(least - 1).ok).toBe(false);
      expect(saved(most + 1).ok).toBe(false);
    },
  );
});

describe('the stored settings', () => {
  it.each([
    null,
    {},
    { ...DEFAULTS, landmarks: 'none' },
    { ...DEFAULTS, terms: {} },
    { ...DEFAULTS, lead: '15' },
    { ...DEFAULTS, town: null },
    { ...DEFAULTS, districts: 'Old Town' },
    { ...DEFAULTS, deskSearch: '240' },
    { ...DEFAULTS, deskSearch: undefined },
    { ...DEFAULTS, phoneRequired: 'on' },
    { ...DEFAULTS, phoneRequired: undefined },
  ])('%j are no settings', (document) => {
    expect(readSettings(document)).toBeNull();
  });
});
