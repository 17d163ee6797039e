import * as fc from 'fast-check';
import { SERVER_TIME, type Datum } from '../../scenario/datum.ts';
import { profile } from '../../scenario/documents.ts';
import { SIGNED_IN_AT, person } from '../../scenario/people.ts';
import { commits, set, type Person, type Request, type Write } from '../../scenario/request.ts';
import { PEOPLE, TWIN } from './people-and-worlds.ts';
import { APPLICATION } from './profile-facts.ts';

const VALUES: readonly (Datum | undefined)[] = [
  undefined,
  null,
  true,
  -0,
  0,
  1,
  'pending',
  'approved',
  'rejected',
  'open',
  'admin',
  'passenger',
  'ada',
  'ben@example.com',
  'Other Name',
  '',
  SERVER_TIME,
  SIGNED_IN_AT,
];

const PROFILE_FIELDS = Object.keys(profile(person('ada'), 'passenger'));
/** The fields that decisions, proofs and ends of sessions add to a profile. */
const REVIEW_FIELDS = [
  'rejectionReason',
  'dismissed',
  'provenAt',
  'reviewedBy',
  'reviewedByName',
  'reviewedAt',
  'signedInSince',
];
/** The fields of an application, of entry, audit entry and mail, and one that no document has. */
const OTHER_FIELDS = [
  ...APPLICATION,
  ...'gate actor from to at reason fromRole toRole template note'.split(' '),
];

/** One fault that a batch may have. */
export const corruption = fc.record({
  kind: fc.constantFrom(
    'none',
    'none',
    'field',
    'field',
    'drop',
    'person',
    'claim',
    'stray',
    'delete',
    'order',
  ),
  at: fc.nat({ max: 3 }),
  field: fc.constantFrom(...PROFILE_FIELDS, ...REVIEW_FIELDS, ...OTHER_FIELDS),
  claim: fc.constantFrom('email', 'email', 'email_verified'),
  value: fc.constantFrom(...VALUES),
  other: fc.constantFrom<Person>(...PEOPLE, TWIN, null),
});

type Corruption = typeof corruption extends fc.Arbitrary<infer T> ? T : never;

function altered(write: Write, { field, value }: Corruption): Write {
  if (write.kind === 'delete') return write;
  const { [field]: _, ...others } = write.data;
  return { ...write, data: value === undefined ? others : { ...others, [field]: value } };
}

/** The request with one fault. */
export function corrupted({ by, does }: Request, wrong: Corruption): Request {
  if (wrong.kind === 'person') return { by: wrong.other, does };
  if (wrong.kind === 'claim' && by !== null)
    return { by: { ...by, [wrong.claim]: wrong.value ?? null, admin: true }, does };
  if (does.kind !== 'commit') return { by, does };
  const { writes } = does;
  const index = wrong.at % Math.max(1, writes.length);
  const chosen = writes[index];
  if (chosen === undefined) return { by, does };
  switch (wrong.kind) {
    case 'field':
      return commits(by, ...writes.with(index, altered(chosen, wrong)));
    case 'drop':
      return commits(by, ...writes.toSpliced(index, 1));
    case 'delete':
      return commits(by, ...writes.with(index, { kind: 'delete', path: chosen.path }));
    case 'order':
      return commits(by, ...writes.toReversed());
    case 'stray':
      return commits(by, ...writes, set(`users/ben/reviews/${wrong.at}0`, { actor: 'ada' }));
    default:
      return { by, does };
  }
}
