import { describe, expect, it } from 'vitest';
import { someDetails } from '../booking/ride-details.builder.ts';
import { aShift } from '../firm/shift.builder.ts';
import { aRide, CARD } from '../ride/ride.builder.ts';
import { findableDriver, findableRide, finderOf } from './ride-finder.ts';

const DETAILS = someDetails({
  name: 'José Müller-Groß',
  phone: '+49 (0)30 555 0142',
  from: { text: '12 Lime Walk, Northside' },
  to: { text: 'Hauptbahnhof' },
  note: 'Ring twice',
});
const RIDE = findableRide(aRide('accepted', { card: { ...CARD, plate: 'B-CB 101' } }), DETAILS, undefined);

const finds = (text: string, one = RIDE) => finderOf(text)?.(one) ?? null;

describe('the search for rides', () => {
  it.each(['josé', 'JOSE', 'müller', 'muller', 'Mueller', 'gross', 'groß', 'müller-groß', 'mül'])(
    'finds a passenger by %s: case, accents and umlauts do not count',
    (text) => expect(finds(text)).toBe(true),
  );

  it.each([
    '0142',
    '5550142',
    '555 0142',
    '+49 30 5550142',
    '030/555-0142',
    '0049305550142',
    '(0)30 555',
    '030555',
  ])('finds a passenger by %s, a part of the number in any spelling', (text) =>
    expect(finds(text)).toBe(true),
  );

  it.each([
    '12 lime',
    'lime walk',
    'bahnhof',
    'northside',
    'dario',
    'blue van',
    'cb 101',
    'bcb101',
    'B-CB101',
    '15550101',
  ])('finds a ride by place, driver, car, plate or the driver’s number: %s', (text) =>
    expect(finds(text)).toBe(true),
  );

  it('needs every word, whichever field it is in, and in any order', () => {
    expect(finds('dario müller 0142')).toBe(true);
    expect(finds('0142 lime')).toBe(true);
    expect(finds('101 0142')).toBe(true);
    expect(finds('dario meier')).toBe(false);
    expect(finds('müller 0143')).toBe(false);
  });

  it('takes fewer than three digits for a house number, not for a part of a telephone number', () => {
    expect(finds('12')).toBe(true);
    expect(finds('55')).toBe(false);
  });

  it('finds a name with an apostrophe, whether it is typed or not', () => {
    const obrien = findableRide(aRide('requested'), { ...DETAILS, name: 'Niamh O’Brien' }, undefined);
    expect(finds("o'brien", obrien)).toBe(true);
    expect(finds('obrien', obrien)).toBe(true);
    expect(finds('o brien', obrien)).toBe(true);
  });

  it('finds a name with a hyphen typed as one word, as two words, and with a title that the name lacks', () => {
    for (const text of [
      'müllergroß',
      'müller groß',
      'groß müller',
      'Herr Müller',
      'Frau Dr. Groß 0142',
      'Mr Jose',
    ])
      expect(finds(text)).toBe(true);
    expect(finds('Herr Meier')).toBe(false);
    expect(finds('Herr')).toBe(false);
  });

  it('finds a number with an extension in any of its writings', () => {
    const ward = findableRide(aRide('requested'), { ...DETAILS, phone: '030 1234 ext. 5' }, undefined);
    for (const text of ['030 1234 ext. 5', '030 1234 x5', '030 1234 Durchwahl 5', '030 1234', '1234'])
      expect(finds(text, ward)).toBe(true);
    expect(finds('030 1234 ext. 6', ward)).toBe(false);
  });

  it('finds a ride with unknown details by its areas and the driver who is asked, and a damaged ride by its id', () => {
    const asked = findableRide(aRide('offered'), undefined, 'Zora Driver');
    expect(finds('northside zora', asked)).toBe(true);
    expect(finds('lime', asked)).toBe(false);
    expect(
      finds('ride-9', findableRide({ state: 'damaged', id: 'ride-9', fields: [] }, undefined, undefined)),
    ).toBe(true);
  });

  it('does not search the note to the driver', () => {
    expect(finds('twice')).toBe(false);
  });

  it.each(['', '  ', '-', '…'])('has no search for “%s”', (text) => expect(finds(text)).toBeNull());

  it('finds drivers by name, car, plate and number', () => {
    const dario = findableDriver(aShift());
    expect(['dario', 'blue cb1', '555 0101', 'DRIVER van'].map((text) => finds(text, dario))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(finds('zora', dario)).toBe(false);
  });
});
