import { describe, expect, test } from 'vitest';
import { valueOf } from '../../../shared/value-of.builder.ts';
import type { TariffForm } from './parse-tariff.ts';
import {
  APPENZELL_FORM,
  BERLIN_FORM,
  NEW_YORK_FORM,
  STAFFORD_FORM,
  termsIn,
  ZURICH_FORM,
} from './real-tariffs.builder.ts';
import { priceOf } from './ride-price.ts';
import { readTypedRide } from './typed-ride.ts';

/** Each ride as typed at noon on Wednesday, 6 January 2027, with its price. */
const RIDES: readonly [string, TariffForm, readonly (readonly [string, number])[]][] = [
  [
    'a Berlin taxi',
    BERLIN_FORM,
    [
      ['0 km', 430],
      ['3 km', 1270],
      ['7 km', 2310],
      ['12.4 km', 3444],
      // Half a cent is rounded away from zero: 4.30 + 2.80 × 0.125 = 4.65.
      ['0.125 km', 465],
      ['12.4 km, 6 min waiting', 3769],
      ['12.4 km, 1 min waiting', 3444],
      ['12.4 km, 6 min waiting, Tuesday 23:10', 3769],
      ['20 km, Großraumtaxi, Flughafen BER', 5790],
    ],
  ],
  [
    'a hackney carriage in Stafford',
    STAFFORD_FORM,
    [
      ['410 yd', 310],
      ['411 yd', 330],
      ['578.7 yd', 330],
      ['578.8 yd', 350],
      // 1350 yards are 8.002 steps.
      ['1 mi', 490],
      ['1.01 mi', 645],
      ['4 mi', 955],
      ['4.5 mi', 1140],
      ['1 mi, 41 s waiting', 530],
      ['1 mi, Thursday 03:00', 735],
      ['1 mi, Thursday 07:00', 490],
      ['1 mi, Thursday 03:00, More than four people', 980],
      ['1 mi, 24.12. 18:00', 735],
      ['1 mi, 24.12. 23:00', 980],
      ['1 mi, 26.12. 12:00', 980],
      ['1 mi, 27.12. 6:59', 980],
      ['1 mi, 27.12. 7:00', 490],
      ['1 mi, 29.3. 12:00', 735],
      ['1 mi, Booking, Soiling', 6590],
    ],
  ],
  [
    'a New York taxicab',
    NEW_YORK_FORM,
    [
      ['0.2 mi', 300],
      ['0.21 mi', 370],
      ['5 mi, State, Improvement, Congestion', 2380],
      ['5 mi, 61 s waiting', 2120],
      ['5 mi, Thursday 16:00', 2230],
      ['5 mi, Saturday 16:00', 1980],
      ['5 mi, Saturday 20:00', 2080],
      ['5 mi, Sunday 05:59', 2080],
      ['JFK to Manhattan, State, Improvement', 7150],
      ['Manhattan → JFK, JFK at rush hour, Thursday 17:00', 7500],
    ],
  ],
  [
    'a volunteer of the Red Cross in Zürich',
    ZURICH_FORM,
    [
      ['3 km', 1500],
      ['10.5 km', 1500],
      ['10.6 km', 1505],
      ['20 km', 2400],
      ['90 km', 9050],
      ['100 km', 9800],
      ['20 km, 90 min warten', 2400],
      ['20 km, 91 min warten', 2900],
      ['20 km, 121 min warten', 3400],
      // The minimum is for base and kilometres alone.
      ['3 km, 2 h warten', 2000],
    ],
  ],
  [
    'a volunteer of the Red Cross in Appenzell',
    APPENZELL_FORM,
    [
      ['10 km', 1000],
      ['10.1 km', 1080],
      ['30 km', 2600],
      ['30 km, 1 h warten', 2600],
      ['30 km, 2 h warten', 3600],
    ],
  ],
];

describe.each(RIDES)('the price of %s', (_, form, rides) => {
  const tariff = termsIn(form);
  const now = { now: new Date('2027-01-06T12:00:00Z'), timeZone: 'Europe/London' };

  test.each(rides)('%s costs %i', (typed, total) => {
    const ride = valueOf(readTypedRide(typed, tariff, now));
    const price = priceOf(tariff, ride);
    expect(price.total).toBe(total);
    expect(price.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });
});

test('the tax in a price is rounded once', () => {
  const tariff = termsIn(BERLIN_FORM);
  const at = '2027-01-06T12:00';
  const ride = { length: 124_000, waited: 0, at, extras: [], fixed: null };
  // 34.44 × 7 / 107 = 2.2531.
  expect(priceOf(tariff, ride)).toMatchObject({ total: 3444, vat: 225 });
});
