import { mailDataOf, mailTemplateOf } from '#domain/accounts/model/decision.ts';
import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { gateOf } from '#domain/accounts/model/gate.ts';
import { nameKeyOf } from '#domain/accounts/model/name.ts';
import { mailPath, profilePath, reviewPath } from '#domain/accounts/model/record-paths.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { entryWrite } from '../account-records/entry-write.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { mapValue, textValue, wholeValue, type Fields } from '../rest/firestore-value.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';

const SYSTEM_ADMIN = 'system_admin';

/** A new administrator's profile and entry. No administrator decided, so there is no review and no mail. */
export function creationWrites(
  person: { uid: string; email: EmailAddress; name: string },
  entry: StoredDocument | null,
  now: Date,
): DocumentWrite[] {
  const { uid, email, name } = person;
  const fields = {
    uid: textValue(uid),
    email: textValue(email),
    role: textValue(SYSTEM_ADMIN),
    name: textValue(name),
    nameKey: textValue(nameKeyOf(name)),
    status: textValue('approved'),
    createdAt: textValue(now.toISOString()),
    reviewCount: wholeValue(0),
  };
  const path = profilePath(uid);
  return [
    { kind: 'write', path, fields, serverTimes: ['registeredAt'], condition: { exists: false } },
    entryWrite(email, { gate: gateOf(SYSTEM_ADMIN, 'approved'), uid }, entry),
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
  const { uid, role, status, reviewCount, lastReview } = after;
  const by = { reviewedBy: lastReview?.by, reviewedByName: lastReview?.byName };
  const named = before.name === null && after.name !== null;
  const fields: Fields = {
    ...texts({ email, role, status, ...by }),
    ...(named && texts({ name: after.name, nameKey: nameKeyOf(after.name) })),
    reviewCount: wholeValue(reviewCount),
  };
  const roleChange = before.role === role ? {} : { fromRole: before.role, toRole: role };
  const review = texts({ actor: lastReview?.by, from: before.status, to: status, ...roleChange });
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
      serverTimes: ['reviewedAt'],
      condition: { updateTime: profile.updateTime },
    },
    entryWrite(email, { gate: gateOf(role, status), uid }, entry),
    { kind: 'write', path: reviewPath(uid, reviewCount), fields: review, serverTimes: ['at'], ...isNew },
    { kind: 'write', path: mailPath(uid, reviewCount), fields: { to: textValue(email), template }, ...isNew },
  ];
}
