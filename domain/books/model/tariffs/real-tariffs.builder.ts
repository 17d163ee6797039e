import { valueOf } from '../../../shared/value-of.builder.ts';
import { emptyTariffForm, parseTariff, type TariffForm } from './parse-tariff.ts';
import type { TariffTerms } from './tariff.ts';

/** A form with only a name and a first day. */
export const EMPTY_TARIFF: TariffForm = { ...emptyTariffForm('2027-01-01'), name: 'Tariff' };

export const BERLIN_ID = 'berlin00000000000000';

/** Taxis in Berlin since 20 December 2022: wuerfelfunk.de/der-berliner-taxi-tarif-2 (level 2). */
export const BERLIN_FORM: TariffForm = {
  ...EMPTY_TARIFF,
  name: 'Berlin taxi',
  base: '4,30 €',
  bands: 'bis 3 km: 2,80 je km\nbis 7 km: 2,60 je km\n2,10 je km',
  waiting: '39,00 je Std. nach 1 min',
  extras: 'Großraumtaxi: 6,00\nGutschein oder Rechnung: 1,50\nFlughafen BER: 1,50',
  vat: '7 %',
};

/** Hackney carriages of Stafford in 2023: staffordbc.gov.uk/hackney-carriage-fares-2023, on holidays of 2027. */
export const STAFFORD_FORM: TariffForm = {
  ...EMPTY_TARIFF,
  name: 'Stafford hackney carriage',
  currency: 'GBP',
  unit: 'mi',
  base: '£3.10 incl. 410 yd',
  bands: 'to 1 mile: 0.20 per begun 168.7 yd\nto 4 miles: 1.55 per begun mile\n1.85 per begun mile',
  waiting: '0.20 per begun 40 s',
  times: [
    '12-24, 12-31 18:00-23:00: 50 %',
    '12-24, 12-31 23:00-24:00: 100 %',
    '12-25, 12-26, 01-01 0:00-24:00: 100 %',
    '12-27 0:00-7:00: 100 %',
    '2027-03-26, 2027-03-29, 2027-05-03, 2027-05-31, 2027-08-30 0:00-24:00: 50 %',
    'every day 0:00-7:00: 50 %',
  ].join('\n'),
  extras: 'More than four people: 50 %\nBooking: 1.00\nSoiling: 60.00',
};

/**
 * Taxicabs in New York since 19 December 2022:
 * rules.cityofnewyork.us/rule/taximeter-rate-of-fare-and-various-surcharges. The base includes 0.2 miles.
 */
export const NEW_YORK_FORM: TariffForm = {
  ...EMPTY_TARIFF,
  name: 'New York taxicab',
  currency: 'USD',
  unit: 'mi',
  base: '$3.00 incl. 0.2 mi',
  bands: '0.70 per begun 0.2 mi',
  waiting: '0.70 per begun 60 s',
  times: 'Mon-Fri 16:00-20:00: +2.50\ndaily 20:00-6:00: +1.00',
  extras: 'State: 0.50\nImprovement: 1.00\nCongestion: 2.50\nJFK at rush hour: 5.00',
  fixed: ',Manhattan,JFK\nManhattan,,70.00\nJFK,70.00,',
};

/** Red Cross drivers in the city of Zürich: srk-zuerich.ch/fuer-sie-da/hilfe-im-alltag/tarife-fahrgast. */
export const ZURICH_FORM: TariffForm = {
  ...EMPTY_TARIFF,
  name: 'Rotkreuz-Fahrdienst Zürich',
  currency: 'CHF',
  base: '5.00',
  bands: 'bis 90 km: 0.95 je km\n0.75 je km',
  waiting: '5.00 je angefangene 30 min nach 90 min',
  minimum: '15.00',
  rounding: '0.05',
};

/** Red Cross drivers in Appenzell: srk-appenzell.ch/fahrdienst-25.html. */
export const APPENZELL_FORM: TariffForm = {
  ...EMPTY_TARIFF,
  name: 'Rotkreuz-Fahrdienst Appenzell',
  currency: 'CHF',
  base: 'Fr. 10.00 inkl. 10 km',
  bands: '0.80 je angefangene km',
  waiting: '5.00 je angefangene 30 min nach 1 h',
};

export const REAL_FORMS = [BERLIN_FORM, STAFFORD_FORM, NEW_YORK_FORM, ZURICH_FORM, APPENZELL_FORM] as const;

/** The beginning of the year for which the tests compute prices. */
export const NEW_YEAR = { now: new Date('2027-01-01T00:00:00Z'), timeZone: 'Europe/London' };

export const termsIn = (form: TariffForm): TariffTerms => valueOf(parseTariff(form, NEW_YEAR));
