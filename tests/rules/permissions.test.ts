import { type AllowMethod, type MatchBlock, type MatchSegment, parseRules } from 'builtin-firestore/syntax';
import { describe, expect, it } from 'vitest';
import { RULES_SOURCE } from './scenario/read-rules.ts';

/**
 * The permissions in docs/security.md, each listed once for every line of the rules that gives it. Perhaps no case
 * tries a new line of the rules. So this test fails for each line that is not listed.
 */
const TABLE = [
  'users/{uid} get',
  'users/{uid} list',
  'users/{uid} create',
  'users/{uid} update',
  'users/{uid} update',
  'users/{uid}/reviews/{n} get',
  'users/{uid}/reviews/{n} create',
  'users/{uid}/notes/{id} list',
  'users/{uid}/notes/{id} create',
  '{path=**}/reviews/{n} list',
  'accountDirectory/{email} get',
  'accountDirectory/{email} create',
  'accountDirectory/{email} update',
  'mail/{id} list',
  'mail/{id} update',
  'mail/{id} create',
  'tombstones/{id} get',
  // Rides (rides 4).
  'rides/{id} get',
  'rides/{id} list',
  'rides/{id} create',
  'rides/{id} update',
  'rides/{id}/remarks/{n} get',
  'rides/{id}/remarks/{n} list',
  'rides/{id}/remarks/{n} create',
  'rides/{id}/private/details get',
  'rides/{id}/private/details create',
  'rides/{id}/private/details update',
  'riders/{uid} get',
  'riders/{uid} list',
  'riders/{uid} create',
  'riders/{uid} update',
  'drivers/{uid} get',
  'drivers/{uid} list',
  'drivers/{uid} create',
  'drivers/{uid} update',
  'drivers/{uid}/duties/{turn} list',
  'drivers/{uid}/duties/{turn} create',
  'drivers/{uid}/duties/{turn} update',
  'availability/{uid} get',
  'availability/{uid} list',
  'availability/{uid} create',
  'availability/{uid} update',
  'driverPapers/{uid} get',
  'driverPapers/{uid} list',
  'driverPapers/{uid} create',
  'driverPapers/{uid} update',
  'carPapers/{id} get',
  'carPapers/{id} list',
  'carPapers/{id} create',
  'carPapers/{id} update',
  'carsInUse/{uid} list',
  'carsInUse/{uid} create',
  'carsInUse/{uid} update',
  'carsInUse/{uid} delete',
  'customers/{id} get',
  'customers/{id} list',
  'customers/{id} create',
  'customers/{id} update',
  'customers/{id} delete',
  'removedCustomers/{id} get',
  'removedCustomers/{id} list',
  'removedCustomers/{id} create',
  'blockedNumbers/{key} get',
  'blockedNumbers/{key} create',
  'blockedNumbers/{key} delete',
  'orders/{id} get',
  'orders/{id} list',
  'orders/{id} create',
  'orders/{id} update',
  'orders/{id}/months/{month} get',
  'orders/{id}/months/{month} create',
  'orders/{id}/months/{month} update',
  'settings/rides get',
  'settings/rides create',
  'settings/rides update',
  'settings/closedDays get',
  'settings/closedDays create',
  'settings/closedDays update',
  'settings/papers get',
  'settings/papers create',
  'settings/papers update',
  'figures/searches get',
  'figures/searches create',
  'figures/searches update',
  'vehicles/{id} get',
  'vehicles/{id} list',
  'vehicles/{id} create',
  'vehicles/{id} update',
  'vehicles/{id} delete',
  'imports/{run} get',
  'imports/{run} list',
  'imports/{run} create',
  'imports/{run} update',
  'imports/{run}/parts/{part} get',
  'imports/{run}/parts/{part} create',
  'imports/{run}/parts/{part} update',
  'devices/{uid} create',
  'devices/{uid} update',
  'reach/{uid} list',
  'settings/books get',
  'settings/books create',
  'settings/books update',
  'tariffs/{id} get',
  'tariffs/{id} list',
  'tariffs/{id} create',
  'tariffs/{id} update',
  'payers/{id} get',
  'payers/{id} list',
  'payers/{id} create',
  'payers/{id} update',
  'payers/{id}/changes/{rev} get',
  'payers/{id}/changes/{rev} create',
  'fares/{id} get',
  'fares/{id} list',
  'fares/{id} create',
  'fares/{id} update',
  'fares/{id} update',
  'fares/{id}/changes/{rev} list',
  'fares/{id}/changes/{rev} create',
  'takings/{id} list',
  'takings/{id} create',
  'takings/{id} update',
  'handovers/{id} list',
  'handovers/{id} create',
  'bills/{id} get',
  'bills/{id} list',
  'bills/{id} create',
  'bills/{id} update',
  'bills/{id} delete',
  'bills/{id}/lines/{ride} list',
  'bills/{id}/lines/{ride} create',
  'bills/{id}/lines/{ride} delete',
  'bills/{id}/lines/{ride} update',
  'billNumbers/{number} list',
  'billNumbers/{number} create',
  'settlements/{bill} get',
  'settlements/{bill} list',
  'settlements/{bill} create',
  'settlements/{bill} update',
];

const SHORT_FORMS: Partial<Record<AllowMethod, readonly AllowMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

function shown(segment: MatchSegment): string {
  if (segment.kind === 'text') return segment.text;
  return segment.recursive ? `{${segment.name}=**}` : `{${segment.name}}`;
}

function permissionsIn(match: MatchBlock, above: string): readonly string[] {
  const path = [above, ...match.segments.map(shown)].filter((part) => part !== '').join('/');
  const methods = match.allows
    .flatMap((allow) => allow.methods)
    .flatMap((method) => SHORT_FORMS[method] ?? [method]);
  return [
    ...methods.map((method) => `${path} ${method}`),
    ...match.matches.flatMap((inner) => permissionsIn(inner, path)),
  ];
}

const ROOT = 'databases/{database}/documents';

/** Every permission of the rules, once for each line that gives it, without the root of the database. */
function permissionsOf(source: string): readonly string[] {
  const parsed = parseRules(source);
  if (!parsed.ok) throw new Error(parsed.issue.description);
  return parsed.file.service.matches
    .flatMap((match) => permissionsIn(match, ''))
    .map((permission) => permission.replace(`${ROOT}/`, ''));
}

const PROFILES = 'match /users/{uid} {';
const DATABASE = 'match /documents {';
const TOMBSTONES = 'match /tombstones/{id} {';
const MAIL = 'match /mail/{id} {';

describe('the permissions of the rules', () => {
  it('the rules have the paths and methods of the table, each in one line, and no other', () => {
    expect(permissionsOf(RULES_SOURCE)).toEqual(TABLE);
  });

  it.each([
    ['a writable subcollection', PROFILES, 'match /private/{x} { allow read, write: if uid == me(); }'],
    ['readable mail templates', DATABASE, 'match /mailTemplates/{id} { allow get: if true; }'],
    [
      'open settings',
      DATABASE,
      'match /settings/{id} { allow read: if true; allow write: if isReviewer(); }',
    ],
    ['deletable tombstones', TOMBSTONES, 'allow delete: if isReviewer();'],
    ['a readable queue of mails', MAIL, 'allow get: if isReviewer();'],
    ['deletable accounts', PROFILES, 'allow delete: if uid == me();'],
    ['a second way to a page of profiles', PROFILES, 'allow list: if request.query.limit <= 1;'],
    ['a group of audit entries', DATABASE, 'match /{path=**}/reviews/{n} { allow list: if me() != null; }'],
    ['everything below a profile', PROFILES, 'match /{rest=**} { allow get: if uid == me(); }'],
    ['another match of the same documents', DATABASE, 'match /users/{id} { allow get: if id != me(); }'],
  ])('a line that is added to the rules is noticed: %s', (_, block, line) => {
    expect(RULES_SOURCE).toContain(block);
    expect(permissionsOf(RULES_SOURCE.replace(block, `${block} ${line}`))).not.toEqual(TABLE);
  });

  it('a permission outside the database’s documents is noticed', () => {
    const widened = RULES_SOURCE.replace(
      'service cloud.firestore {',
      'service cloud.firestore { match /databases/{other}/documents/users/{id} { allow get; }',
    );
    expect(permissionsOf(widened)).not.toEqual(TABLE);
  });
});
