import { describe, expect, test } from 'vitest';
import { parseSettings } from '#domain/rides/model/firm/parse-settings.ts';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { NUMBER_SETTINGS, rangeOf, settingsIn, typedSettings } from './typed-settings.ts';

const DEFAULTS = defaultSettings('Europe/Berlin');
const STORED = {
  ...DEFAULTS,
  terms: { ...DEFAULTS.terms, wait: 90 },
  landmarks: ['City Hospital', 'Station'],
};

describe('settings as they are typed', () => {
  test('the usual settings are typed in minutes, seconds and days', () => {
    expect(typedSettings(DEFAULTS)).toEqual({
      wait: '5',
      search: '30',
      offer: '60',
      release: '30',
      lead: '15',
      horizon: '30',
      retention: '90',
      timeZone: 'Europe/Berlin',
      landmarks: '',
    });
  });

  test('settings that nobody touches stay as they are stored, whatever their seconds', () => {
    expect(settingsIn(typedSettings(STORED), STORED)).toEqual(STORED);
  });

  test('a number is a whole one, with spaces around it at most', () => {
    const waits = (wait: string) => settingsIn({ ...typedSettings(STORED), wait }, STORED).terms.wait;
    expect(waits(' 7 ')).toBe(420);
    for (const typed of ['', '1.4', '1,4', '-1', '1e3', 'five', '1234567'])
      expect(waits(typed), typed).toBeNaN();
  });

  test('a list has one entry a line, each once', () => {
    const landmarks = (typed: string) =>
      settingsIn({ ...typedSettings(STORED), landmarks: typed }, STORED).landmarks;
    expect(landmarks(' Zoo \n\nStation\nZoo\n')).toEqual(['Zoo', 'Station']);
    expect(landmarks('\n')).toEqual([]);
  });

  test.each(NUMBER_SETTINGS)(
    'the limits of %s are accepted, and the numbers beyond them are not',
    (field) => {
      const saved = (amount: number) =>
        parseSettings(settingsIn({ ...typedSettings(DEFAULTS), [field]: String(amount) }, DEFAULTS));
      const [least, most] = rangeOf(field);
      expect(valueOf(saved(least)).timeZone).toBe('Europe/Berlin');
      expect(valueOf(saved(most)).timeZone).toBe('Europe/Berlin');
      expect(saved(least - 1).ok).toBe(false);
      expect(saved(most + 1).ok).toBe(false);
    },
  );
});
