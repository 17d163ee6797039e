import { SERVER_TIME, type Data } from './datum.ts';
import { at, DAY, idOf } from './rides/ride-documents.ts';
import { sam } from './rides/ride-people.ts';

export const TARIFF_PATH = `tariffs/${idOf('tariff')}`;

export const RATES: Data = {
  base: 310,
  included: 4100,
  bands: ['17600 1687 20', '- - 185'],
  waiting: '0 40 20',
};

export const NEW_TARIFF: Data = {
  name: 'Taxi',
  currency: 'GBP',
  unit: 'mi',
  from: at(DAY),
  rates: RATES,
  otherRates: null,
  times: ['0123456 00:00-07:00 500‰', '12-24,2026-04-03 18:00-24:00 +100'],
  extras: ['+6000 Soiling', '500‰ More than four people'],
  minimum: 0,
  rounding: { to: 5, how: 'nearest' },
  vat: 200,
  fixed: ['-|2500|Station', '2400|-|Airport'],
  by: sam.sub,
  at: SERVER_TIME,
};
