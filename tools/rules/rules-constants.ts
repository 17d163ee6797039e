import { LONGEST_ADDRESS } from '#domain/accounts/model/email-address.ts';
import * as account from '#domain/accounts/model/account-limits.ts';
import { LONGEST_NAME } from '#domain/shared/people/longest-name.ts';
import { KNOWN_ROLES, REGISTRABLE_ROLES } from '#domain/shared/people/role.ts';
import { CAR_COLOURS } from '#domain/rides/model/basics/car-colour.ts';
import { NEEDS } from '#domain/rides/model/basics/need.ts';
import { SAVED_NAMES } from '#domain/rides/model/booking/saved-places.ts';
import { SLOTS_FOR } from '#domain/rides/model/booking/passenger-slots.ts';
import { SETTING_RANGES } from '#domain/rides/model/firm/parse-settings.ts';
import { PROMISE_SLOTS } from '#domain/rides/model/firm/shift.ts';
import { COLUMNS } from '#domain/rides/model/import/import-line.ts';
import { MOST_PUSH_DEVICES } from '#domain/rides/model/devices/push-device.ts';
import { LONGEST_ENDPOINT, PUSH_HOSTS } from '#domain/rides/model/devices/push-hosts.ts';
import * as ride from '#domain/rides/model/basics/ride-limits.ts';
import { REASONS } from '#domain/rides/model/basics/reasons.ts';

type Constant = number | readonly (number | string)[] | Readonly<Record<string, readonly number[]>>;

/** `reasonsToGiveBack`, and so on for each list. */
const REASON_LISTS = Object.fromEntries(
  Object.entries(REASONS).map(([step, reasons]) => [
    `reasonsTo-${step}`.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase()),
    reasons,
  ]),
);

/** The constants that the rules take from the domain, by the name of their function. Lengths are in UTF-16 units, times in seconds. */
const CONSTANTS: Readonly<Record<string, Constant>> = {
  knownRoles: KNOWN_ROLES,
  registrableRoles: REGISTRABLE_ROLES,
  longestAddress: LONGEST_ADDRESS,
  longestName: LONGEST_NAME,
  mostRenames: account.MOST_RENAMES,
  longestLicence: account.LONGEST_LICENCE,
  longestMessage: account.LONGEST_MESSAGE,
  longestReason: account.LONGEST_REASON,
  longestInternalNote: account.LONGEST_ACCOUNT_NOTE,
  mostQuestions: account.MOST_QUESTIONS,
  mostAccountsListed: account.COUNT_LIMIT,

  shortestPlace: ride.SHORTEST_PLACE,
  longestPlace: ride.LONGEST_PLACE,
  longestArea: ride.LONGEST_AREA,
  longestNote: ride.LONGEST_TRIP_NOTE,
  longestRider: ride.LONGEST_RIDER,
  mostPeople: ride.MOST_PEOPLE,
  needs: NEEDS,

  slotsForNow: SLOTS_FOR.now,
  slotsForLater: SLOTS_FOR.later,
  promiseSlots: PROMISE_SLOTS,
  bookingPause: ride.BOOKING_PAUSE,
  signPause: ride.SIGN_PAUSE,
  repeatPause: ride.REPEAT_PAUSE,
  keepPause: ride.KEEP_PAUSE,
  returnPause: ride.RETURN_PAUSE,
  returnsWindow: ride.RETURNS_WINDOW,
  shortestSearch: ride.SHORTEST_SEARCH,
  longestSearch: ride.LONGEST_SEARCH,
  fewestSearches: ride.FEWEST_SEARCHES,
  mostSearches: ride.MOST_SEARCHES,
  mostSteps: ride.MOST_STEPS,
  mostStepsToEstimate: ride.MOST_STEPS_TO_ESTIMATE,
  takeBackSeconds: ride.TAKE_BACK_SECONDS,
  reopenSeconds: ride.REOPEN_SECONDS,
  earliestDeparture: ride.EARLIEST_DEPARTURE,
  farthestEstimate: ride.FARTHEST_ESTIMATE,
  detailsAfterEnd: ride.DETAILS_AFTER_END,

  ...REASON_LISTS,
  shortestCorrection: ride.SHORTEST_CORRECTION,

  mostListed: ride.MOST_LISTED,
  mostRequestsListed: ride.MOST_REQUESTS_LISTED,
  mostOfFirm: ride.MOST_OF_FIRM,
  mostDuties: ride.MOST_DUTIES,
  mostInARow: ride.MOST_IN_A_ROW,
  dutyDays: ride.DUTY_DAYS,
  mostCorrections: ride.MOST_CORRECTIONS,
  mostCounted: ride.MOST_COUNTED,
  mostCustomers: ride.MOST_CUSTOMERS,
  mostCustomersPlaces: ride.MOST_CUSTOMER_PLACES,
  mostRidersPlaces: ride.MOST_RIDER_PLACES,
  savedPlaces: SAVED_NAMES,
  mostRidesOfCaller: ride.MOST_RIDES_OF_CALLER,
  mostOtherPhones: ride.MOST_OTHER_PHONES,
  mostFinds: ride.MOST_FINDS,
  customerDays: ride.CUSTOMER_DAYS,
  importKinds: Object.keys(COLUMNS),
  mostImports: ride.MOST_IMPORTS,
  mostLines: ride.MOST_LINES,
  undoSeconds: ride.UNDO_SECONDS,
  longestChanges: ride.LONGEST_CHANGES,

  settingRanges: SETTING_RANGES,
  mostLandmarks: ride.MOST_LANDMARKS,
  mostDistricts: ride.MOST_DISTRICTS,
  longestLabel: ride.LONGEST_LABEL,
  longestPlate: ride.LONGEST_PLATE,
  carColours: CAR_COLOURS,
  mostSeats: ride.MOST_SEATS,
  mostFormerPlates: ride.MOST_FORMER_PLATES,

  mostPushDevices: MOST_PUSH_DEVICES,
  longestEndpoint: LONGEST_ENDPOINT,
  pushHosts: PUSH_HOSTS,
};

const BEGIN = '    // Written from the domain by `npm run rules:constants`.\n';
const END = '    // The end of the part that is written from the domain.\n';

/** The longest line of the rules. */
const WIDTH = 130;

const isList = (value: Constant): value is readonly (number | string)[] => Array.isArray(value);
const quoted = (item: number | string) => (typeof item === 'string' ? `'${item}'` : String(item));
const inBrackets = (items: readonly (number | string)[]) => `[${items.map(quoted).join(', ')}]`;

/** Items with commas, on as few lines as they fit on. */
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

/** The rules with the domain's numbers and lists in their block. */
export function withConstants(rules: string): string {
  const [begin, end] = [rules.indexOf(BEGIN), rules.indexOf(END)];
  if (begin === -1 || end < begin)
    throw new Error('firestore.rules has no block for the domain’s constants.');
  const functions = Object.entries(CONSTANTS).map(([name, value]) => written(name, value));
  return rules.slice(0, begin + BEGIN.length) + functions.join('') + rules.slice(end);
}
