import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailDataOf, mailTemplateOf, mayDecide, mayTake } from '#domain/accounts/model/decision.ts';
import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { GATES, gateOf } from '#domain/accounts/model/gate.ts';
import { parseName } from '#domain/shared/people/name.ts';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { assessProfile, isTimestampText } from '#domain/accounts/model/found-account.ts';
import { mayDispatch, mayReview, POWERS } from '#domain/shared/people/powers.ts';
import { KNOWN_ROLES, isAdministrator, isRegistrableRole, isRole } from '#domain/shared/people/role.ts';
import { ACCOUNT_STATUSES, type AccountStatus, type User } from '#domain/accounts/model/user.ts';
import { admit, admitByGate } from '#domain/accounts/admission/admission-policy.ts';
import { decision, type Step } from './scenario/accounts/decision-request.ts';
import { CREATED_AT, account, entryPath, profile } from './scenario/documents.ts';
import { person, type SignedIn } from './scenario/people.ts';
import { loadSource } from './scenario/load-source.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { registers } from './scenario/accounts/registration.ts';
import { commits, get, list, set, type Operation, type Request, type Seed } from './scenario/request.ts';
import { seededDatabase, TEST_TIME } from './scenario/seeded-database.ts';
import { prepare, verdict } from './scenario/verdict.ts';

const ruleset = loadSource(RULES_SOURCE);

const rulesAllow = (seed: Seed, request: Request): boolean =>
  verdict(ruleset, prepare(seededDatabase(seed), request, TEST_TIME)).allowed;

const ROLES = [...KNOWN_ROLES, 'auditor'];
const TABLE = ROLES.flatMap((role) => ACCOUNT_STATUSES.map((status) => [role, status] as const));

const actor = person('actor');
const target = person('target');

function userOf(who: SignedIn, role: string, status: AccountStatus): User {
  const { uid, email, name, createdAt } = {
    uid: who.sub,
    email: who.email,
    name: `Person ${who.sub}`,
    createdAt: CREATED_AT,
  };
  const found = assessProfile(uid, { uid, email, name, createdAt, role, status, malformed: [] });
  if (found.state !== 'sound') throw new Error('The table holds sound profiles only.');
  return found.user;
}

function decides(step: Step, role: string, status: AccountStatus): Request {
  const before = profile(target, role, { status });
  return { by: actor, does: decision({ actor, actorName: 'Person actor', target, before, step }) };
}

/** A step that an account of this status can take, whatever its role. */
const STEP: Readonly<Record<AccountStatus, Step>> = {
  pending: { status: 'approved' },
  approved: { status: 'rejected', reason: 'No.' },
  rejected: { status: 'pending' },
};

describe.each(TABLE)('a %s who is %s', (role, status) => {
  it('a person has exactly the gate that the domain computes [S5.5, S7.10]', () => {
    const seed = { 'users/actor': profile(actor, role, { status }) };
    const allowed = GATES.filter((gate) =>
      rulesAllow(seed, commits(actor, set(entryPath(actor), { gate, uid: 'actor' }))),
    );
    expect(allowed).toEqual([gateOf(role, status)]);
  });

  it('a person is admitted by the gate if and only if the admission policy admits them', () => {
    const admitted = admit({ state: 'sound', user: userOf(actor, role, status) }, null);
    const byGate = admitByGate(actor.email, { gate: gateOf(role, status), uid: 'actor' });
    expect(byGate.ok).toBe(admitted.ok);
  });

  it('a person has powers in the rules if and only if they are an approved administrator', () => {
    const seed = { ...account(actor, role, { status }), ...account(target, 'passenger') };
    const reads = [
      get('users/target'),
      list({ collection: 'users', limit: 1 }),
      get('users/target/reviews/1'),
    ];
    const powerful = isAdministrator(role) && status === 'approved';
    expect(reads.map((does) => rulesAllow(seed, { by: actor, does }))).toEqual(reads.map(() => powerful));
    expect(rulesAllow(seed, { by: actor, does: get('users/actor') })).toBe(true);
  });

  it.each(POWERS)(
    'with the powers %s a person reads applications and customers as the domain says',
    (powers) => {
      const seed = {
        ...account(actor, role, { status, powers }),
        ...account(target, 'passenger', { status: 'pending' }),
      };
      const one = { ...userOf(actor, role, status), powers };
      const reads = (does: Operation) => rulesAllow(seed, { by: actor, does });
      expect(reads(get('users/target'))).toBe(mayReview(one));
      expect(reads(list({ collection: 'customers', limit: 1 }))).toBe(mayDispatch(one));
    },
  );

  it.each(TABLE)(
    'a person decides on a %s who is %s if and only if the domain says so [S7.10]',
    (otherRole, otherStatus) => {
      const seed = {
        ...account(actor, role, { status }),
        ...account(target, otherRole, { status: otherStatus }),
      };
      const [one, other] = [userOf(actor, role, status), userOf(target, otherRole, otherStatus)];
      const step = decides(STEP[otherStatus], otherRole, otherStatus);
      expect(rulesAllow(seed, step)).toBe(mayDecide(one, other));
      for (const next of KNOWN_ROLES.filter((known) => known !== otherRole)) {
        const change = decides({ role: next }, otherRole, otherStatus);
        expect(rulesAllow(seed, change)).toBe(mayTake('change-role', one, other));
      }
    },
  );
});

describe('a field’s content', () => {
  const registersAs = (changes: Parameters<typeof registers>[1]) =>
    rulesAllow({}, registers(target, changes));

  it.each([...ROLES, 'Passenger', ''])(
    'registering as "%s" is allowed if and only if the domain allows it [S5.6, S6.2]',
    (role) => {
      expect(registersAs({ profile: { role } })).toBe(isRegistrableRole(role));
    },
  );

  it('the rules accept exactly the names that the domain accepts, with the domain’s keys', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 110 }), (typed) => {
        const name = parseName(typed);
        const stored = name.ok ? name.value : typed.trim();
        expect(registersAs({ profile: { name: stored, ...nameKeysOf(stored) } })).toBe(name.ok);
      }),
    );
  });

  it('the rules accept exactly the addresses that the domain accepts and leaves as typed', () => {
    const part = fc.string({ unit: fc.constantFrom(...'aZ0.+-_~!{} é@'), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(part, part, (local, host) => {
        const email = `${local}@${host}`;
        const address = parseEmail(email);
        const who = { sub: 'target', email };
        const isStored = address.ok && address.value === email;
        expect(rulesAllow({}, registers(who))).toBe(isStored);
      }),
    );
  });

  it('the rules accept each date that browsers write, and none that the domain refuses', () => {
    const digits = (width: number, max: number) =>
      fc.nat({ max }).map((value) => String(value).padStart(width, '0'));
    const text = fc
      .tuple(digits(4, 9999), digits(2, 13), digits(2, 32), digits(2, 24), digits(2, 60), digits(2, 60))
      .map(([year, ...rest]) => `${year}-${rest[0]}-${rest[1]}T${rest[2]}:${rest[3]}:${rest[4]}Z`);
    fc.assert(
      fc.property(text, (createdAt) => {
        expect(registersAs({ profile: { createdAt } }) && !isTimestampText(createdAt)).toBe(false);
      }),
    );
    const inReach = {
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    };
    fc.assert(
      fc.property(fc.date(inReach), (date) => {
        expect(registersAs({ profile: { createdAt: date.toISOString() } })).toBe(true);
      }),
    );
  });

  it.each(['driver', 'a', '_', 'Driver', 'x1', '', 'x'.repeat(30), 'x'.repeat(31)])(
    'a stored role "%s" is valid for both or for neither',
    (role) => {
      const seed = {
        ...account(actor, 'admin'),
        'users/target': profile(target, role, { status: 'pending' }),
        [entryPath(target)]: { gate: 'pending', uid: 'target' },
      };
      expect(rulesAllow(seed, decides({ status: 'approved' }, role, 'pending'))).toBe(isRole(role));
    },
  );

  it.each(ACCOUNT_STATUSES)('the mail of a decision on a %s account is the domain’s', (status) => {
    const before = userOf(target, 'driver', status);
    const after = userOf(target, 'driver', status === 'pending' ? 'approved' : 'pending');
    const seed = {
      ...account(actor, 'admin'),
      ...account(target, 'driver', { status, reviewCount: 1 }),
      'users/target/reviews/1': { actor: 'actor', from: 'pending', to: 'approved', at: new Date(0) },
    };
    const mail = {
      template: { name: mailTemplateOf({ before, after }), data: { ...mailDataOf({ before, after }) } },
    };
    const stored = profile(target, 'driver', { status, reviewCount: 1 });
    const does = decision(
      { actor, actorName: 'Person actor', target, before: stored, step: { status: after.status } },
      { mail },
    );
    expect(rulesAllow(seed, { by: actor, does })).toBe(true);
  });
});
