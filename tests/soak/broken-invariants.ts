import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import type { FirebaseWorld } from '#adapters/firebase/testing/firebase-world.ts';
import type { RawDocument } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { gateOf } from '#domain/accounts/model/gate.ts';
import { mailTemplateOf } from '#domain/accounts/model/decision.ts';
import { assessProfile } from '#domain/accounts/model/profile-assessment.ts';
import type { User } from '#domain/accounts/model/user.ts';

type Read = FirebaseWorld['documents']['read'];

/** What must hold of each decision's audit entry and mail, and between successive decisions. */
async function* brokenTrail(read: Read, user: User): AsyncGenerator<string> {
  let standing: unknown = 'pending';
  let wasDismissed = false;
  for (let number = 1; number <= user.reviewCount; number += 1) {
    const review = await read(`users/${user.uid}/reviews/${number}`);
    const mail = await read(`mail/${user.uid}_${number}`);
    if (review === null) {
      yield `decision ${number} lacks its audit entry`;
      continue;
    }
    if (review['from'] !== standing) yield `decision ${number} does not follow from the one before`;
    standing = review['to'];
    const isDismissal = wasDismissed || 'dismissed' in review;
    wasDismissed = 'dismissed' in review;
    if (isDismissal && standing !== 'approved') {
      if (mail !== null) yield `a mail tells of the dismissal ${number}`;
    } else if (mail === null) yield `decision ${number} lacks its mail`;
    else yield* brokenMail(mail, review, user);
  }
  if (standing !== user.status) yield 'the last decision is not the status';
  const [review, mail] = [`users/${user.uid}/reviews/`, `mail/${user.uid}_`].map(
    (path) => `${path}${user.reviewCount + 1}`,
  );
  if ((await read(review ?? '')) ?? (await read(mail ?? '')))
    yield 'a decision that the profile does not count';
}

function* brokenMail(mail: RawDocument, review: RawDocument, user: User): Generator<string> {
  const between = (status: unknown) => ({ ...user, status, dismissed: false }) as User;
  const name = mailTemplateOf({ before: between(review['from']), after: between(review['to']) });
  const reason = review['reason'];
  const data = {
    role: user.role,
    status: review['to'],
    ...(reason !== undefined && { reason }),
  };
  const written = mail['template'] as { name?: unknown; data?: Record<string, unknown> };
  const said = written.data ?? {};
  if (mail['to'] !== user.email || written.name !== name) yield 'a mail of another decision';
  const isSame = Object.entries(data).every(([field, value]) => said[field] === value);
  if (!isSame || Object.keys(said).length !== Object.keys(data).length)
    yield 'a mail that says something else';
}

/** What is wrong with the account at an address; if nothing is, the state it is in. */
async function examine({ identities, documents }: FirebaseWorld, email: string) {
  const [identity, entry] = [await identities.find(email), await documents.read(`accountDirectory/${email}`)];
  if (identity === null)
    return entry === null ? { state: 'none', broken: [] } : { state: '?', broken: ['an entry of nobody'] };
  const stored = await documents.read(`users/${identity.uid}`);
  const assessment = assessProfile(identity.uid, stored === null ? null : readStoredProfile(stored));
  if (assessment.state === 'missing') {
    return { state: 'identity only', broken: entry === null ? [] : ['an entry without a profile'] };
  }
  if (assessment.state === 'damaged') return { state: '?', broken: ['a damaged profile'] };
  const { user } = assessment;
  const agrees = entry?.['uid'] === user.uid && entry['gate'] === gateOf(user.role, user.status);
  const broken = agrees && user.email === email ? [] : ['profile and directory disagree'];
  for await (const what of brokenTrail(documents.read, user)) broken.push(what);
  return { state: user.status, broken };
}

/** The accounts by state, and every invariant that is broken. */
export async function examineAll(world: FirebaseWorld, addresses: readonly string[]) {
  const states: Record<string, number> = {};
  const broken: string[] = [];
  for (const email of addresses) {
    const found = await examine(world, email);
    states[found.state] = (states[found.state] ?? 0) + 1;
    broken.push(...found.broken.map((what) => `${email}: ${what}`));
  }
  return { states, broken };
}
