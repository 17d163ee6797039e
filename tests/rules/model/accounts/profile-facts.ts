import type { Data, Datum } from '../../scenario/datum.ts';
import type { Person } from '../../scenario/request.ts';

/** The meaning of the table's terms, defined independently of the rules and the domain. */

type Field = Datum | undefined;

export const isAdministrator = (role: Field) => role === 'admin' || role === 'system_admin';
export const isKnownRole = (role: Field) =>
  isAdministrator(role) || role === 'passenger' || role === 'driver';
export const isRole = (role: Field) => typeof role === 'string' && /^[a-z_]{1,30}$/.test(role);
export const isRegistrable = (role: Field) => role === 'passenger' || role === 'driver';
export const isStatus = (status: Field) =>
  status === 'pending' || status === 'approved' || status === 'rejected';

export const isVisible = (name: Field) => typeof name === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);

/** Characters that are invisible, or change the direction of the following text. */
const HIDDEN = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

/** Whether a name displays as it is stored; the model's texts contain no joiners. */
const isPlain = (name: string) => !HIDDEN.test(name) && name.split(' ').every((word) => /^\S+$/u.test(word));

export const isWhole = (count: Field) =>
  typeof count === 'number' && Number.isInteger(count) && !Object.is(count, -0);

/** The number of days in a month; 0 if there is no such month. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

export function isTimestampText(value: Field): boolean {
  if (typeof value !== 'string') return false;
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-](\d\d):(\d\d))$/.exec(
    value,
  );
  if (parts === null) return false;
  const [year = 0, month = 0, day = 0, ...clock] = parts.slice(1).map((part) => Number(part ?? '0'));
  const [hour = 0, minute = 0, second = 0, zoneHour = 0, zoneMinute = 0] = clock;
  const inHour = Math.max(minute, second, zoneMinute) < 60;
  return day >= 1 && day <= daysOf(year, month) && Math.max(hour, zoneHour) < 24 && inHour;
}

/** The search keys of a name; the model's texts have ASCII letters and no hyphens. */
export function keysOf(name: string): Data {
  const words = name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()).split(' ');
  const from = (word: number) => words.slice(word).join(' ');
  return {
    nameKey: from(0),
    nameKey2: from(1),
    nameKey3: from(2),
    nameKey4: from(3),
    nameKeyLast: words.slice(4).at(-1) ?? '',
  };
}

export const NAME_FIELDS = ['name', ...Object.keys(keysOf(''))];

export function isNamed(profile: Data): boolean {
  const { name } = profile;
  if (typeof name !== 'string' || !isVisible(name) || !isPlain(name) || name.length > 100) return false;
  return Object.entries(keysOf(name)).every(([field, key]) => profile[field] === key);
}

export function isAddress(email: Field): boolean {
  if (typeof email !== 'string' || email.length > 254 || !email.includes('@')) return false;
  if (email.split(/[@.]/).includes('')) return false;
  return [...email].every(
    (letter) => letter > ' ' && letter <= '~' && letter !== '/' && !/[A-Z]/.test(letter),
  );
}

/** The field that only a driver's application has. */
export const LICENCE: Data = { licence: 'B072' };
export const APPLICATION = ['phone', 'licence', 'message'];

const isText = (value: Field, most: number) =>
  typeof value === 'string' && value.length > 0 && value.length <= most;

/** The fields that applicants may add about themselves; the model's phones have digits or letters. */
export function isApplication({ role, phone, licence, message }: Data): boolean {
  const isPhone = phone === undefined || (isText(phone, 24) && /^\d+$/.test(String(phone)));
  const isLicence = licence === undefined || (role === 'driver' && isText(licence, 40));
  return isPhone && isLicence && (message === undefined || isText(message, 500));
}

export const isReason = (reason: Field) =>
  typeof reason === 'string' && reason.length >= 1 && reason.length <= 500;

/** A reason exists only with `rejected`, and a dismissed account has none. */
export const hasFittingReason = ({ status, rejectionReason, dismissed }: Data) => {
  if (rejectionReason === undefined && dismissed === undefined) return true;
  if (status !== 'rejected') return false;
  return rejectionReason === undefined
    ? dismissed === true
    : dismissed === undefined && isReason(rejectionReason);
};

/** The entry that a profile must have; `null` if its status is invalid or its role is missing. */
export function entryOf(uid: string, { role, status }: Data): Data | null {
  if (!isStatus(status) || role === undefined) return null;
  if (status === 'rejected') return { gate: 'rejected', uid };
  return { gate: status === 'pending' && !isAdministrator(role) ? 'pending' : 'open', uid };
}

/** D35: whether the token is from the second in which the account's sessions were last ended, or later. */
export function isCurrent(person: Person, { signedInSince }: Data): boolean {
  if (signedInSince === undefined) return true;
  if (!(signedInSince instanceof Date)) return false;
  return Number(person?.['auth_time']) >= Math.floor(signedInSince.getTime() / 1000);
}

/** D35: whether a decision ends the sessions. It does not if the account is approved and has no new power. */
export const endsSessions = (before: Data, { status, role }: Data) =>
  status !== 'approved' ||
  (isAdministrator(role) && (before['status'] !== 'approved' || before['role'] !== role));

/** D117: the powers of a profile, which are both if it names none. */
export const powersOf = ({ powers = 'both' }: Data) => powers;

export const isPowers = (powers: Field) => powers === 'both' || powers === 'accounts' || powers === 'desk';

/** D117: whether an account has this power while it is approved. */
export const holds = (profile: Data, power: string) =>
  profile['role'] === 'system_admin' ||
  (profile['role'] === 'admin' && (powersOf(profile) === 'both' || powersOf(profile) === power));

export const without = (data: Data, ...fields: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !fields.includes(field)));
