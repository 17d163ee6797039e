import { mailDataOf, mailTemplateOf } from '#domain/accounts/model/decision.ts';
import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { gateOf } from '#domain/accounts/model/gate.ts';
import { nameKeyOf } from '#domain/accounts/model/name.ts';
import { newProfile } from '#domain/accounts/model/new-profile.ts';
import { mailPath, profilePath, reviewPath } from '#domain/accounts/model/record-paths.ts';
import { SERVER_TIME } from '#domain/accounts/model/server-time.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { entryWrite } from '../account-records/entry-write.ts';
import { profileWriteOf } from '../account-records/profile-write-of.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { mapValue, textValue, type Fields } from '../rest/firestore-value.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';
import { OPERATOR } from './administrator-plan.ts';

/** A new administrator's profile and entry. No administrator decided, so there is no review and no mail. */
export function creationWrites(
  person: { uid: string; email: EmailAddress; name: string },
  entry: StoredDocument | null,
  now: Date,
): DocumentWrite[] {
  const { uid, email } = person;
  const role = 'system_admin';
  const status = 'approved';
  const fresh = { ...newProfile({ ...person, role }, now), status };
  return [
    { kind: 'write', path: profilePath(uid), ...profileWriteOf(fresh), condition: { exists: false } },
    entryWrite(email, { gate: gateOf(role, status), uid }, entry),
  ];
}

function texts(fields: object): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, textValue(String(text))]));
}

/** All documents of the decision (design D15, D20): profile, entry, review and mail. */
export function promotionWrites(
  { before, after }: { before: User; after: User },
  email: EmailAddress,
  profile: StoredDocument,
  entry: StoredDocument | null,
): DocumentWrite[] {
  const { uid, role, status, reviewCount } = after;
  const named = before.name === null && after.name !== null;
  const { fields, serverTimes } = profileWriteOf({
    email,
    role,
    status,
    ...(named && { name: after.name, nameKey: nameKeyOf(after.name) }),
    reviewCount,
    reviewedBy: OPERATOR.by,
    reviewedByName: OPERATOR.byName,
    reviewedAt: SERVER_TIME,
  });
  const roleChange = before.role === role ? {} : { fromRole: before.role, toRole: role };
  const review = texts({ actor: OPERATOR.by, from: before.status, to: status, ...roleChange });
  const template = mapValue({
    name: textValue(mailTemplateOf({ before, after })),
    data: mapValue(texts(mailDataOf({ before, after }))),
  });
  const isNew = { condition: { exists: false } } as const;
  return [
    {
      kind: 'write',
      path: profilePath(uid),
      fields,
      mask: [...Object.keys(fields), 'rejectionReason'],
      serverTimes,
      condition: { updateTime: profile.updateTime },
    },
    entryWrite(email, { gate: gateOf(role, status), uid }, entry),
    { kind: 'write', path: reviewPath(uid, reviewCount), fields: review, serverTimes: ['at'], ...isNew },
    { kind: 'write', path: mailPath(uid, reviewCount), fields: { to: textValue(email), template }, ...isNew },
  ];
}
