import { LONGEST_ADDRESS } from '#domain/accounts/model/email-address.ts';
import * as account from '#domain/accounts/model/account-limits.ts';
import { LONGEST_NAME } from '#domain/shared/people/longest-name.ts';
import { POWERS } from '#domain/shared/people/powers.ts';
import { KNOWN_ROLES, REGISTRABLE_ROLES } from '#domain/shared/people/role.ts';
import * as firm from '#domain/books/model/basics/book-settings.ts';
import { LENGTH_UNITS, LONGEST_LENGTH } from '#domain/books/model/basics/length.ts';
import { CURRENCIES, LARGEST_AMOUNT } from '#domain/books/model/basics/money.ts';
import * as bill from '#domain/books/model/bills/bill-limits.ts';
import * as fare from '#domain/books/model/fares/fare.ts';
import { HANDOVER_REASONS, MOST_HANDOVER_DAYS } from '#domain/books/model/fares/handover.ts';
import * as payer from '#domain/books/model/payers/payer.ts';
import * as tariff from '#domain/books/model/tariffs/tariff.ts';
import { CAR_COLOURS } from '#domain/rides/model/basics/car-colour.ts';
import { NEEDS } from '#domain/rides/model/basics/need.ts';
import { SAVED_NAMES } from '#domain/rides/model/booking/saved-places.ts';
import { SLOTS_FOR } from '#domain/rides/model/booking/passenger-slots.ts';
import { SETTING_RANGES } from '#domain/rides/model/firm/parse-settings.ts';
import { PROMISE_SLOTS } from '#domain/rides/model/firm/shift.ts';
import { COLUMNS } from '#domain/rides/model/import/import-line.ts';
import { PAUSE_REASONS } from '#domain/rides/model/standing/pause.ts';
import { MOST_PUSH_DEVICES } from '#domain/rides/model/devices/push-device.ts';
import { LONGEST_ENDPOINT, PUSH_HOSTS } from '#domain/rides/model/devices/push-hosts.ts';
import * as ride from '#domain/rides/model/basics/ride-limits.ts';
import { REASONS } from '#domain/rides/model/basics/reasons.ts';

type Constant = number | readonly (number | string)[] | Readonly<Record<string, readonly number[]>>;

const camelCase = (name: string) => name.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The limits of accounts, rides and bills by the name of their function in the rules: `MOST_LINES` is `mostLines`. */
const LIMITS = [account, ride, bill]
  .flatMap(Object.entries<number>)
  .map(([name, limit]) => [camelCase(name.toLowerCase()), limit] as const);

/** The reasons of each step, by the name of their function in the rules, such as `reasonsToGiveBack`. */
const REASON_LISTS = Object.fromEntries(
  Object.entries(REASONS).map(([step, reasons]) => [camelCase(`reasonsTo-${step}`), reasons]),
);

/** The other constants of the domain that the rules have, each in the unit that its source names. */
const CONSTANTS: Readonly<Record<string, Constant>> = {
  knownRoles: KNOWN_ROLES,
  knownPowers: POWERS,
  registrableRoles: REGISTRABLE_ROLES,
  longestAddress: LONGEST_ADDRESS,
  longestName: LONGEST_NAME,
  longestInternalNote: account.LONGEST_ACCOUNT_NOTE,
  mostAccountsListed: account.COUNT_LIMIT,

  longestNote: ride.LONGEST_TRIP_NOTE,
  needs: NEEDS,
  slotsForNow: SLOTS_FOR.now,
  slotsForLater: SLOTS_FOR.later,
  promiseSlots: PROMISE_SLOTS,
  ...REASON_LISTS,
  mostCustomersPlaces: ride.MOST_CUSTOMER_PLACES,
  savedPlaces: SAVED_NAMES,
  importKinds: Object.keys(COLUMNS),
  pauseReasons: PAUSE_REASONS,
  settingRanges: SETTING_RANGES,
  carColours: CAR_COLOURS,

  mostPushDevices: MOST_PUSH_DEVICES,
  longestEndpoint: LONGEST_ENDPOINT,
  pushHosts: PUSH_HOSTS,

  currencies: CURRENCIES,
  lengthUnits: LENGTH_UNITS,
  largestAmount: LARGEST_AMOUNT,
  longestLength: LONGEST_LENGTH,
  roundings: tariff.ROUNDINGS,
  largestVat: tariff.LARGEST_VAT,
  longestTariffName: tariff.LONGEST_TARIFF_NAME,
  mostBands: tariff.MOST_BANDS,
  mostTimes: tariff.MOST_TIMES,
  mostExtras: tariff.MOST_EXTRAS,
  mostFixedPlaces: tariff.MOST_FIXED_PLACES,
  mostTariffs: tariff.MOST_TARIFFS,
  mostPayers: payer.MOST_PAYERS,
  mostAsks: payer.MOST_ASKS,
  longestAskLabel: payer.LONGEST_ASK_LABEL,
  longestAnswer: payer.LONGEST_ANSWER,
  mostAddressLines: payer.MOST_ADDRESS_LINES,
  longestAddressLine: payer.LONGEST_ADDRESS_LINE,
  longestPayerName: payer.LONGEST_PAYER_NAME,
  longestWord: payer.LONGEST_WORD,
  largestDiscount: payer.LARGEST_DISCOUNT,
  longestTerms: payer.LONGEST_TERMS,
  longestWait: tariff.LONGEST_WAIT,
  longestExtra: tariff.LONGEST_EXTRA,

  longestFirmName: firm.LONGEST_FIRM_NAME,
  longestFirmNumber: firm.LONGEST_FIRM_NUMBER,
  longestColumn: firm.LONGEST_COLUMN,
  wholeShare: firm.WHOLE_SHARE,
  mostYears: firm.MOST_YEARS,
  mostColumns: firm.MOST_COLUMNS,

  priceSources: fare.PRICE_SOURCES,
  bindingSources: fare.BINDING_SOURCES,
  payments: fare.PAYMENTS,
  correctionReasons: fare.CORRECTION_REASONS,
  handoverReasons: HANDOVER_REASONS,
  mostHandoverDays: MOST_HANDOVER_DAYS,
};

const BEGIN = '    // Written from the domain by `npm run rules:constants`.\n';
const END = '    // The end of the part that is written from the domain.\n';

/** The most characters of a line of the rules. */
const WIDTH = 130;

const isList = (value: Constant): value is readonly (number | string)[] => Array.isArray(value);
const quoted = (item: number | string) => (typeof item === 'string' ? `'${item}'` : String(item));
const inBrackets = (items: readonly (number | string)[]) => `[${items.map(quoted).join(', ')}]`;

/** The items with commas between them, on as few lines as possible. */
function filledLines(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const item of items) {
    const longer = `${lines.at(-1)}, ${item}`;
    if (lines.length > 0 && longer.length < WIDTH) lines[lines.length - 1] = longer;
    else lines.push(indent + item);
  }
  return lines.join(',\n');
}

/** The function of a constant, on one line if it fits. */
function written(name: string, value: Constant): string {
  if (typeof value === 'number') return `    function ${name}() { return ${value}; }\n`;
  const [open, close] = isList(value) ? '[]' : '{}';
  const items = isList(value)
    ? value.map(quoted)
    : Object.entries(value).map(([key, list]) => `${quoted(key)}: ${inBrackets(list)}`);
  const line = `    function ${name}() { return ${open}${items.join(', ')}${close}; }`;
  if (line.length <= WIDTH) return `${line}\n`;
  return `    function ${name}() {\n      return ${open}\n${filledLines(items, '        ')}\n      ${close};\n    }\n`;
}

/** The text of the rules with its block of constants rewritten. Limits that no rule uses are left out. */
export function withConstants(rules: string): string {
  const [begin, end] = [rules.indexOf(BEGIN), rules.indexOf(END)];
  if (begin === -1 || end < begin)
    throw new Error('firestore.rules has no block for the domain’s constants.');
  const [above, below] = [rules.slice(0, begin + BEGIN.length), rules.slice(end)];
  const limits = LIMITS.filter(([name]) => new RegExp(`\\b${name}\\(\\)`).test(above + below));
  const functions = [...Object.entries(CONSTANTS), ...limits].map(([name, value]) => written(name, value));
  return above + functions.toSorted().join('') + below;
}
