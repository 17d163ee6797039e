import { mapOf, oneOf, orElse, orNull } from '../../shared/composed-decoders.ts';
import { isMap, text, time, type Fields, type Decoder, type ValuesOf } from '../../shared/decoders.ts';
import { POWERS } from '../../shared/people/powers.ts';
import type { FormerName, Question } from './user.ts';

/** A whole number of any sign. */
const whole: Decoder<number> = (stored) =>
  typeof stored === 'number' && Number.isInteger(stored) ? stored : undefined;
const onlyTrue: Decoder<true> = (stored) => (stored === true ? stored : undefined);
/** A time; `null` until it is set. */
const moment: Decoder<Date | null> = (stored) => (stored === null ? null : time(stored));

const formerName = orElse(mapOf({ name: text, until: time }), null);
/** Reads a map with the keys 0, 1, 2 … as a list. An unreadable entry is `null`, because the rules count it, too. */
const formerNames: Decoder<readonly (FormerName | null)[]> = (stored) =>
  isMap(stored) ? Object.values(stored).map(formerName) : undefined;

const question = orElse(
  mapOf({ by: text, text, at: time, answer: orNull(text), answeredAt: orNull(time) }),
  null,
);
/** Reads a map as `formerNames` does. */
export const questions: Decoder<readonly (Question | null)[]> = (stored) =>
  isMap(stored) ? Object.values(stored).map(question) : undefined;

/** The decoders of the stored fields of `users/{uid}`. */
export const PROFILE_FIELDS = {
  uid: text,
  email: text,
  role: text,
  powers: oneOf(POWERS),
  name: text,
  nameKey: text,
  nameKey2: text,
  nameKey3: text,
  nameKey4: text,
  nameKeyLast: text,
  formerNames,
  status: text,
  createdAt: text,
  registeredAt: time,
  provenAt: moment,
  reviewCount: whole,
  phone: text,
  licence: text,
  message: text,
  questions,
  rejectionReason: text,
  dismissed: onlyTrue,
  reviewedBy: text,
  reviewedByName: text,
  reviewedAt: time,
  signedInSince: time,
} as const satisfies Fields;

export type ProfileField = keyof typeof PROFILE_FIELDS;

export type ProfileValues = Partial<ValuesOf<typeof PROFILE_FIELDS>>;

/** The field that orders a queue by registration. Such a queue lists only profiles with the field. */
export const QUEUE_ORDER = 'registeredAt' satisfies ProfileField;
