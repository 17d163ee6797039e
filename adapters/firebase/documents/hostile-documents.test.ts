import * as fc from 'fast-check';
import { initializeApp } from 'firebase/app';
import { Bytes, doc, GeoPoint, getFirestore, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { createReviewRepository } from '#adapters/records/accounts/review-repository.ts';
import { createUserRepository } from '#adapters/records/accounts/user-repository.ts';
import type { DocumentPlace, DocumentStore, StoredFields } from '#adapters/records/document-store.ts';
import { readCursor } from '#adapters/records/page-cursor.ts';
import { admit } from '#domain/accounts/admission/admission-policy.ts';
import { diagnose } from '#domain/accounts/model/diagnosis.ts';
import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { assessProfile } from '#domain/accounts/model/found-account.ts';
import { GATES } from '#domain/accounts/model/gate.ts';
import { repairOutlookOf, planRepair } from '#domain/accounts/model/repair-plan.ts';
import type { Review } from '#domain/accounts/model/review.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/model/user.ts';
import { succeed } from '#domain/shared/result.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { hostileText } from '../../../tests/hostile/hostile-text.ts';
import { TRIALS } from '../../../tests/hostile/trials.ts';

const DATABASE = getFirestore(initializeApp({ projectId: 'hostile' }));
const UID = 'u-robin';
const EMAIL = valueOf(parseEmail('robin@example.com'));
const SOUND = {
  uid: UID,
  email: EMAIL,
  role: 'passenger',
  name: 'Robin Rider',
  nameKey: 'robin rider',
  status: 'approved',
  createdAt: '2025-03-01T08:00:00.000Z',
  registeredAt: Timestamp.fromMillis(1_740_816_001_000),
  reviewCount: 0,
  rejectionReason: 'Blurred photo',
  reviewedBy: 'u-ada',
  reviewedByName: 'Ada Admin',
  reviewedAt: Timestamp.fromMillis(1_740_816_002_000),
};
const FIELDS = [...Object.keys(SOUND), '__proto__', 'constructor', 'toString', 'malformed', 'uid '];

/** All values of documents, and those that come closest to valid ones. */
const value = fc.oneof(
  hostileText(),
  fc.constantFrom<unknown>(
    UID,
    EMAIL,
    'admin',
    'system_admin',
    'Approved',
    'approved ',
    'approved',
    'pending',
    'rejected',
  ),
  fc.constantFrom<unknown>(true, 1, '2025-02-30T08:00:00Z', '2025-03-01', null, Number.NaN, 2 ** 60, -0.5),
  fc.constantFrom<unknown>(
    ['approved'],
    { status: 'approved' },
    new GeoPoint(0, 0),
    Bytes.fromUint8Array(new Uint8Array(3)),
  ),
  fc.constantFrom<unknown>(new Timestamp(-62_135_596_800, 0), new Timestamp(253_402_300_799, 999_999_999)),
  fc.anything(),
);
const anyDocument = fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), fc.string()), value);
const nearlySound = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), fc.oneof(value, fc.constant(undefined))), { maxLength: 4 })
  .map((changes) => {
    const changed = Object.entries({ ...SOUND, ...Object.fromEntries(changes) });
    return Object.fromEntries(changed.filter(([, stored]) => stored !== undefined));
  });

const storeOf = (fields: StoredFields, id = UID): DocumentStore => ({
  read: async () => succeed(fields),
  query: async () => succeed([{ id, fields }]),
  count: async () => succeed(1),
  commit: async () => succeed(),
});

/** Whether a document admits its owner, stated independently of the product. */
function mayEnter(document: Record<string, unknown>): boolean {
  const own = (field: string) => (Object.hasOwn(document, field) ? document[field] : undefined);
  const [email, role, status, createdAt] = ['email', 'role', 'status', 'createdAt'].map(own);
  const isSound =
    own('uid') === UID &&
    typeof email === 'string' &&
    email.includes('@') &&
    typeof role === 'string' &&
    /^[a-z_]{1,30}$/.test(role) &&
    typeof createdAt === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(createdAt) &&
    !Number.isNaN(Date.parse(createdAt)) &&
    // An engine may parse February 30 as March 2.
    new Date(createdAt).toISOString().startsWith(createdAt.slice(0, 10));
  const isApproved =
    status === 'approved' || (status === 'pending' && /^(system_)?admin$/.test(String(role)));
  return isSound && isApproved;
}

function examine(document: Record<string, unknown>) {
  const account = assessProfile(UID, readStoredProfile(document));
  return { state: account.state, isIn: admit(account, null).ok };
}

describe('a profile document', { timeout: 60_000 }, () => {
  test('a document of any shape is damaged or sound, and admits only an owner who may enter', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { state, isIn } = examine(document);
        expect(['damaged', 'sound']).toContain(state);
        expect(isIn && !mayEnter(document)).toBe(false);
      }),
      { numRuns: TRIALS['profile documents'] },
    );
  });

  test('a document with a few changed fields admits its owner exactly if it should', () => {
    fc.assert(
      fc.property(nearlySound, (document) => {
        expect(examine(document).isIn).toBe(mayEnter(document));
      }),
      { numRuns: TRIALS['nearly sound profiles'] },
    );
  });

  test('the repair of any document grants no rights, and is unnecessary exactly if the document is healthy', () => {
    const entry = fc.option(
      fc.record({ gate: fc.constantFrom(...GATES), uid: fc.constantFrom(UID, 'u-other') }),
    );
    fc.assert(
      fc.property(fc.oneof(anyDocument, nearlySound), entry, (document, found) => {
        const file = { uid: UID, email: EMAIL, profile: readStoredProfile(document), entry: found };
        const isHealthy = diagnose(file).length === 0;
        expect(isHealthy).toBe(repairOutlookOf(file).state === 'healthy');
        const plan = planRepair(
          { uid: UID, email: EMAIL },
          file,
          { name: 'Robin', role: 'driver' },
          new Date(0),
        );
        const fields = plan?.fields ?? {};
        expect(['approved', 'admin', 'system_admin']).not.toContain(fields.status ?? fields.role);
        expect(fields.status === undefined || fields.status === 'pending' || found?.gate === 'rejected').toBe(
          true,
        );
      }),
      { numRuns: TRIALS['repair cases'] },
    );
  });
});

const MALFORMED = { code: 'unexpected', message: 'malformed document' };

function isSoundReview({ number, actor, from, to, reason, at }: Review): boolean {
  const areStatuses = [from, to].every((status) => ACCOUNT_STATUSES.includes(status));
  const areTexts = typeof actor === 'string' && (reason === null || typeof reason === 'string');
  return areStatuses && areTexts && at instanceof Date && number > 0 && Number.isInteger(number);
}

const placeValue = fc.oneof(
  fc.jsonValue(),
  fc.tuple(fc.oneof(fc.integer(), fc.double()), fc.oneof(fc.nat(1_000_000_000), fc.double())),
  fc.constantFrom(
    [-62_135_596_801, 0],
    [253_402_300_800, 0],
    [0, -1],
    [0, 1_000_000_000],
    [0, 0, 0],
    1e300,
    '',
  ),
);

/** Whether the SDK accepts a place; it throws on an impossible time or path. */
function isPlace({ value: stored, id }: DocumentPlace): boolean {
  const time = typeof stored === 'object' && stored !== null ? new Timestamp(...stored) : null;
  const isScalar = stored === null || ['string', 'boolean', 'number'].includes(typeof stored);
  return (isScalar || time !== null) && doc(DATABASE, `users/${id}`).id === id;
}

describe('other documents of the database', { timeout: 60_000 }, () => {
  test('an entry of any shape has a known gate or is a known failure', async () => {
    const document = fc.dictionary(
      fc.constantFrom('gate', 'uid', '__proto__', 'x'),
      fc.oneof(value, fc.constantFrom(...GATES)),
    );
    await fc.assert(
      fc.asyncProperty(document, async (data) => {
        const read = await createUserRepository(storeOf(data)).readEntry(EMAIL);
        const gate = read.ok ? read.value?.gate : read.error;
        expect([...GATES, MALFORMED]).toContainEqual(gate);
      }),
      { numRuns: TRIALS['directory entries'] },
    );
  });

  test('an audit entry of any shape is sound or a known failure', async () => {
    const document = fc
      .dictionary(fc.constantFrom('actor', 'from', 'to', 'at', 'reason', 'toRole'), value, { maxKeys: 2 })
      .map((changes) => ({
        actor: 'u-ada',
        from: 'pending',
        to: 'approved',
        at: SOUND.reviewedAt,
        ...changes,
      }));
    await fc.assert(
      fc.asyncProperty(document, fc.oneof(fc.constant('1'), hostileText()), async (data, id) => {
        const read = await createReviewRepository(storeOf(data, id)).history(UID);
        expect([true, MALFORMED]).toContainEqual(read.ok ? read.value.every(isSoundReview) : read.error);
      }),
      { numRuns: TRIALS['audit entries'] },
    );
  });

  test('a cursor of any text is a place that the SDK accepts, or the beginning', () => {
    const after = fc.record({
      value: placeValue,
      id: fc.oneof(hostileText(), fc.constantFrom('u1', '..', 'a/b')),
    });
    const nearCursor = fc.record({
      order: fc.oneof({ weight: 9, arbitrary: fc.constant('email') }, hostileText()),
      after: fc.oneof({ weight: 9, arbitrary: after }, fc.json()),
    });
    const encoded = nearCursor.map((near) =>
      Buffer.from(encodeURIComponent(JSON.stringify(near))).toString('base64url'),
    );
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: encoded }, hostileText()), (text) => {
        const cursor = readCursor(text, ['email']);
        expect([undefined, 'email']).toContain(cursor?.order);
        expect(cursor?.after ? isPlace(cursor.after) : true).toBe(true);
      }),
      { numRuns: TRIALS.cursors },
    );
  });
});
