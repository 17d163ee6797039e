import type { DateOrder } from './time-piece.ts';

/** Zones in which people write the month first: the United States and its territories, and the Philippines. */
const MONTH_FIRST = new RegExp(
  '^(?:US/.*|America/(?:New_York|Detroit|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Boise|Menominee|Juneau|Sitka|Nome|' +
    'Yakutat|Metlakatla|Adak|Puerto_Rico|St_Thomas|Shiprock|Fort_Wayne|Louisville|Indianapolis|(?:Indiana|Kentucky|' +
    'North_Dakota)/.*)|Pacific/(?:Honolulu|Guam|Saipan|Pago_Pago|Johnston)|Asia/Manila|[CEMP]ST\\dE?[CEMP]?DT)$',
);

/** The zones of Canada, where both orders are common, and zones that name no country. */
const EITHER = new RegExp(
  '^(?:Canada/.*|Etc/.*|UTC|GMT|Zulu|America/(?:Toronto|Montreal|Vancouver|Edmonton|Calgary|Winnipeg|Regina|Halifax|' +
    'St_Johns|Moncton|Whitehorse|Dawson|Yellowknife|Iqaluit|Inuvik|Goose_Bay|Glace_Bay|Thunder_Bay|Nipigon|Rainy_River|' +
    'Atikokan|Swift_Current|Dawson_Creek|Fort_Nelson|Creston|Cambridge_Bay|Rankin_Inlet|Resolute|Pangnirtung))$',
);

/** The order of a date such as `5/6` in a zone; `null` if either is possible. */
export function dateOrderOf(timeZone: string): DateOrder {
  if (MONTH_FIRST.test(timeZone)) return 'month-first';
  return EITHER.test(timeZone) ? null : 'day-first';
}
