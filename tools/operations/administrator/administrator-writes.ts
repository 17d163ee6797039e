import type { Decision } from '#domain/accounts/model/decision.ts';
import { decisionBatch } from '#domain/accounts/model/decision-batch.ts';
import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { nameKeysOf } from '#domain/accounts/model/name-keys.ts';
import { newProfile } from '#domain/accounts/model/new-profile.ts';
import { creationBatch } from '#domain/accounts/model/profile-batch.ts';
import { SERVER_TIME } from '#domain/shared/record-write.ts';
import { guardedWrite } from '../account-records/guarded-write.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';
import { OPERATOR } from './administrator-plan.ts';

/**
 * A new administrator's profile and entry. No administrator decided, so there is no review and no mail. The identity may
 * exist already, so its older sessions are ended (D35).
 */
export function administratorWrites(
  person: { uid: string; email: EmailAddress; name: string },
  now: Date,
): DocumentWrite[] {
  const fresh = { ...newProfile({ ...person, role: 'system_admin' }, now), status: 'approved' } as const;
  const signedInSince = SERVER_TIME;
  const [profile, directory] = creationBatch(fresh);
  return [
    guardedWrite({ ...profile, fields: { ...profile.fields, signedInSince } }, null),
    guardedWrite(directory, null),
  ];
}

/** All documents of the decision. The address of an old record is normalised, since that is how it is looked up. */
export function promotionWrites(
  { before, after }: Decision,
  email: EmailAddress,
  profile: StoredDocument,
  entry: StoredDocument | null,
): DocumentWrite[] {
  const { name } = after;
  const named = before.name === null && name !== null && { name, ...nameKeysOf(name) };
  const decision = { before, after: { ...after, email } };
  const [change, directory, review, ...mails] = decisionBatch(decision, OPERATOR);
  return [
    guardedWrite({ ...change, fields: { ...change.fields, email, ...named } }, profile),
    guardedWrite(directory, entry),
    guardedWrite(review, null),
    ...mails.map((mail) => guardedWrite(mail, null)),
  ];
}
