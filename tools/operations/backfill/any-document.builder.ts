import * as fc from 'fast-check';
import { aStoredProfile } from '#domain/accounts/model/stored-profile.builder.ts';
import { fieldsSchema, type Fields } from '../rest/firestore-value.ts';

const anyInstant = fc.oneof(
  fc.date({ noInvalidDate: true }),
  fc.date({ noInvalidDate: true, min: new Date('1990-01-01'), max: new Date('2110-01-01') }),
);
const anyTime = anyInstant.map((date) => date.toISOString());
const anyWord = fc.constantFrom(
  'ann',
  'bob',
  'driver',
  'system_admin',
  'pending',
  'approved',
  'rejected',
  'open',
);

/** A value of any type that Firestore stores, often one that could be intended as an account's field. */
const anyValue: fc.Arbitrary<object> = fc.oneof(
  fc.oneof(fc.string(), anyWord, anyTime).map((stringValue) => ({ stringValue })),
  fc.emailAddress().map((email) => ({ stringValue: ` ${email.toUpperCase()}` })),
  anyTime.map((timestampValue) => ({ timestampValue })),
  fc.maxSafeInteger().map((number) => ({ integerValue: String(number) })),
  anyInstant.map((date) => ({ integerValue: String(date.getTime()) })),
  fc.integer({ min: 0, max: 2 ** 31 }).map((integerValue) => ({ integerValue })),
  fc.double().map((number) => ({ doubleValue: Number.isFinite(number) ? number : String(number) })),
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.constant({ arrayValue: {} }),
  fc.dictionary(fc.string(), fc.jsonValue()).map((fields) => ({ mapValue: { fields } })),
  fc.constant({}),
);

const PROFILE_FIELDS = Object.keys(aStoredProfile()).filter((field) => field !== 'malformed');

const plausibleFields = fc.record(
  {
    uid: fc.constant({ stringValue: 'ann' }),
    email: fc.constantFrom('ann@x.com', ' Ann@X.com').map((stringValue) => ({ stringValue })),
    role: anyWord.map((stringValue) => ({ stringValue })),
    status: anyWord.map((stringValue) => ({ stringValue })),
    name: fc.string().map((stringValue) => ({ stringValue })),
    createdAt: anyTime.map((stringValue) => ({ stringValue })),
    gate: anyWord.map((stringValue) => ({ stringValue })),
  },
  { requiredKeys: [] },
);

/** The fields of any document, often close to those of an account. */
export const anyFields: fc.Arbitrary<Fields> = fc
  .tuple(
    fc.dictionary(fc.oneof(fc.constantFrom(...PROFILE_FIELDS), fc.string()), anyValue, { maxKeys: 4 }),
    plausibleFields,
  )
  .map(([any, plausible]) => {
    const said = Object.entries(plausible).filter(([, value]) => value !== undefined);
    return fieldsSchema.parse(Object.fromEntries([...said, ...Object.entries(any)]));
  });
