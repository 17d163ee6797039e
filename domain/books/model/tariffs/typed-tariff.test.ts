import { expect, test } from 'vitest';
import { valueOf } from '../../../shared/value-of.builder.ts';
import { parseTariff } from './parse-tariff.ts';
import {
  BERLIN_FORM,
  NEW_YEAR,
  NEW_YORK_FORM,
  REAL_FORMS,
  STAFFORD_FORM,
  termsIn,
} from './real-tariffs.builder.ts';
import { ENGLISH, GERMAN, typedTariff } from './typed-tariff.ts';

const OTHER_RATES = {
  ...BERLIN_FORM,
  name: 'With other rates',
  otherBase: '5.00 incl. 0.5 km',
  otherBands: '3.20 per km',
  otherWaiting: '1.00 per begun 90 s after 1 h',
  times: 'Sat, Sun 22:00-6:00: other rates\nFri 12:00-24:00: 12.5 %',
};
const FORMS = [...REAL_FORMS, OTHER_RATES];

test.each(FORMS)('$name is read again as it is typed in English and in German', (form) => {
  const terms = termsIn(form);
  for (const words of [ENGLISH, GERMAN])
    expect(valueOf(parseTariff(typedTariff(terms, words, NEW_YEAR.timeZone), NEW_YEAR))).toEqual(terms);
});

test('a tariff is typed in the language of the page', () => {
  const berlin = typedTariff(termsIn(BERLIN_FORM), GERMAN, NEW_YEAR.timeZone);
  expect(berlin).toMatchObject({
    base: '4,30',
    bands: 'bis 3 km: 2,80 je km\nbis 7 km: 2,60 je km\n2,10 je km',
    waiting: '39,00 je Std. nach 1 min',
    vat: '7 %',
  });
  expect(typedTariff(termsIn(STAFFORD_FORM), ENGLISH, NEW_YEAR.timeZone)).toMatchObject({
    base: '3.10 incl. 410 yd',
    bands: 'to 1 mi: 0.20 per begun 168.7 yd\nto 4 mi: 1.55 per begun 1 mi\n1.85 per begun 1 mi',
  });
  expect(typedTariff(termsIn(NEW_YORK_FORM), ENGLISH, NEW_YEAR.timeZone).times).toBe(
    'Mon, Tue, Wed, Thu, Fri 16:00-20:00: 2.50\ndaily 20:00-06:00: 1.00',
  );
});
