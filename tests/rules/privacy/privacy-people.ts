import { account, profile, profilePath } from '../scenario/documents.ts';
import { later, NOBODY, person, SIGNED_IN_AT, type SignedIn } from '../scenario/people.ts';
import type { Person, Seed } from '../scenario/request.ts';
import { OTHER_RIDE, RIDE, shift } from '../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, sam } from '../scenario/rides/ride-people.ts';
import { STRANGER } from '../scenario/strangers.ts';
import { oneMore } from '../scenario/unknown.ts';

/** A person who tries to read every document: their token, their own documents, and their groups in the tables. */
interface Reader {
  readonly by: Person;
  readonly stored: Seed;
  readonly groups: readonly string[];
}

const reader = (by: Person, stored: Seed = {}, groups: readonly string[] = []): Reader => ({
  by,
  stored,
  groups: ['everybody', ...groups],
});
/** The fields of people whom Rob has approved, and whose older sessions have ended. */
const APPROVED = { signedInSince: SIGNED_IN_AT, reviewCount: 1, reviewedBy: 'rob' };
const drives = (who: SignedIn, ride: string | null = null): Seed => ({
  ...account(who, 'driver', APPROVED),
  [`drivers/${who.sub}`]: shift({ name: `Person ${who.sub}`, ride }),
});
const driver = (who: SignedIn, ride: string | null = null) =>
  reader(who, drives(who, ride), ['drivers', 'approved']);
const oldSession = (who: SignedIn) => later(who, -1);

export const pat = person('pat');
export const dirk = person('dirk');
export const quinn = person('quinn');
export const rob = person('rob');
export const della = person('della');
export const gil = person('gil');
export const rex = person('rex');
export const otto = person('otto');
const alma = person('alma');
const desi = person('desi');

/** The readers by their names in the tables. A person whom a row does not name may not read its document. */
export const READERS: Readonly<Record<string, Reader>> = {
  nobody: reader(NOBODY),
  stranger: reader(STRANGER),
  'pending passenger': reader(pat, account(pat, 'passenger', { status: 'pending', reviewedBy: 'rob' })),
  'who claims the passenger’s address': reader(quinn, {
    [profilePath(quinn)]: profile(quinn, 'passenger', { status: 'pending', email: penny.email }),
  }),
  'rejected driver': reader(dirk, account(dirk, 'driver', { status: 'rejected' })),
  'rejected admin': reader(rob, account(rob, 'admin', { status: 'rejected' })),
  'unknown role': reader(olga, account(olga, oneMore([])), ['approved']),
  'another passenger': reader(pia, account(pia, 'passenger'), ['approved']),
  passenger: reader(penny, account(penny, 'passenger', APPROVED), ['approved']),
  'passenger’s ended session': reader(oldSession(penny)),
  'another driver': driver(dan),
  'who declined it': driver(della),
  'who gave it back': driver(gil, RIDE),
  'who was recalled from it': driver(rex, RIDE),
  'driver of another ride of the passenger': driver(otto, OTHER_RIDE),
  driver: driver(dora, RIDE),
  'driver’s ended session': reader(oldSession(dora)),
  admin: reader(ada, account(ada, 'admin'), ['reviewers', 'dispatchers', 'approved']),
  'admin for accounts': reader(alma, account(alma, 'admin', { powers: 'accounts' }), [
    'reviewers',
    'approved',
  ]),
  'admin for the desk': reader(desi, account(desi, 'admin', { powers: 'desk' }), ['dispatchers', 'approved']),
  system_admin: reader(sam, account(sam, 'system_admin'), ['reviewers', 'dispatchers', 'approved']),
};

/** The readers whom a cell of a table names, singly or as a group, in the order of `READERS`. */
export function readersIn(cell: string): readonly string[] {
  const named = cell.split(',').map((name) => name.trim());
  const unknown = named.filter((name) => name !== '-' && namedBy(name).length === 0);
  if (unknown.length > 0) throw new Error(`No person is called ${unknown.join(' or ')}.`);
  const found = named.flatMap(namedBy);
  return Object.keys(READERS).filter((reader) => found.includes(reader));
}

const namedBy = (name: string): readonly string[] =>
  Object.entries(READERS).flatMap(([who, { groups }]) =>
    who === name || groups.includes(name) ? [who] : [],
  );
