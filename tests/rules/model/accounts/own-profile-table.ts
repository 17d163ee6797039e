import type { Data } from '../../scenario/datum.ts';
import type { Person } from '../../scenario/request.ts';
import {
  APPLICATION,
  NAME_FIELDS,
  hasFittingReason,
  isApplication,
  isAddress,
  isCurrent,
  isNamed,
  isRegistrable,
  isRole,
  isStatus,
  isTimestampText,
  isVisible,
  isWhole,
  keysOf,
  without,
} from './profile-facts.ts';
import { same, type World } from './world.ts';

/** Whether the profile has the uid and address of the person's token and is usable. */
export function isMineAndSound(person: Person, uid: string, profile: Data): boolean {
  return (
    person?.sub === uid &&
    profile['uid'] === uid &&
    profile['email'] === person['email'] &&
    isAddress(profile['email']) &&
    isRole(profile['role']) &&
    isStatus(profile['status']) &&
    isTimestampText(profile['createdAt']) &&
    isCurrent(person, profile)
  );
}

/** Row "signed in, no profile". */
export function isRegistration(person: Person, uid: string, profile: Data, now: Date): boolean {
  const { role, name = null, createdAt = null, email = null } = profile;
  const wanted = {
    uid,
    email,
    role,
    name,
    ...keysOf(String(name)),
    status: 'pending',
    createdAt,
    registeredAt: now,
    reviewCount: 0,
    provenAt: null,
  };
  return (
    isMineAndSound(person, uid, profile) &&
    same(without(profile, ...APPLICATION), wanted) &&
    isApplication(profile) &&
    isRegistrable(role) &&
    isNamed(profile)
  );
}

/** Row "approved". */
export function isRename(before: Data, after: Data, now: Date): boolean {
  const others = (profile: Data) => without(profile, ...NAME_FIELDS, 'formerNames');
  const earlier = Object.entries(before['formerNames'] ?? {});
  const left = [String(earlier.length), { name: before['name'], until: now }];
  return (
    before['status'] === 'approved' &&
    same(others(before), others(after)) &&
    isNamed(after) &&
    after['name'] !== before['name'] &&
    earlier.length < 20 &&
    same(after['formerNames'], Object.fromEntries([...earlier, left]))
  );
}

/** Row "signed in, any status": the owner of the address proves it, only once. */
export function isProof(person: Person, uid: string, before: Data, after: Data, now: Date): boolean {
  const others = (profile: Data) => without(profile, 'provenAt');
  const isOwner =
    person?.sub === uid && person['email'] === after['email'] && person['email_verified'] === true;
  return (
    isOwner && !before['provenAt'] && same(others(before), others(after)) && same(after['provenAt'], now)
  );
}

/** D35: the owner of an approved account ends the sessions that are older than the token. */
export function isEndOfOlderSessions(person: Person, before: Data, after: Data): boolean {
  const others = (profile: Data) => without(profile, 'signedInSince');
  const begun = new Date(Number(person?.['auth_time']) * 1000);
  return (
    before['status'] === 'approved' &&
    same(others(before), others(after)) &&
    same(after['signedInSince'], begun)
  );
}

/** D21: whether a changed field may have been set to this value. */
function maySet(field: string, before: Data, after: Data, wasRejected: boolean, now: Date): boolean {
  const [old, set] = [before[field], after[field]];
  if (NAME_FIELDS.includes(field)) return !isVisible(before['name']) && isNamed(after);
  switch (field) {
    case 'uid':
      return typeof old !== 'string';
    case 'email':
      return typeof old !== 'string' || !old.includes('@');
    case 'role':
      return !isRole(old) && isRegistrable(set) && after['status'] !== 'approved';
    case 'status':
      return typeof old !== 'string' && set === (wasRejected ? 'rejected' : 'pending');
    case 'createdAt':
      return !isTimestampText(old);
    case 'registeredAt':
      return !(old instanceof Date) && same(set, now);
    case 'reviewCount':
      return typeof old !== 'number' && Object.is(set, 0);
    default:
      return false;
  }
}

/** Row "signed in, any status": a repair of damaged fields. */
export function isRepair(world: World, person: Person, uid: string, after: Data, now: Date): boolean {
  const before = world.get(`users/${uid}`) ?? {};
  const wasRejected = world.get(`accountDirectory/${String(after['email'])}`)?.['gate'] === 'rejected';
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differing = [...fields].filter((field) => !same(before[field], after[field]));
  return (
    isMineAndSound(person, uid, after) &&
    hasFittingReason(after) &&
    differing.every((field) => maySet(field, before, after, wasRejected, now))
  );
}

/** A count is a whole number or missing, whatever else changes. */
export const keepsCountWhole = ({ reviewCount }: Data) => reviewCount === undefined || isWhole(reviewCount);
