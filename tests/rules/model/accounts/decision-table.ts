import type { Data } from '../../scenario/datum.ts';
import type { Person } from '../../scenario/request.ts';
import {
  hasFittingReason,
  isAdministrator,
  isCurrent,
  isKnownRole,
  isPlainMember,
  isRole,
  isVisible,
  isWhole,
  without,
} from './profile-facts.ts';
import { same, type World } from './world.ts';

const MAILS: Readonly<Record<string, string>> = {
  'pending approved': 'account-approved',
  'rejected approved': 'account-approved',
  'pending rejected': 'account-rejected',
  'rejected pending': 'account-reopened',
  'approved rejected': 'account-revoked',
  'approved pending': 'account-approval-withdrawn',
};

const ifPresent = (field: string, value: Data[string] | undefined): Data =>
  value === undefined ? {} : { [field]: value };

function hasPower(person: Person, actor: Data, before: Data, after: Data): boolean {
  if (actor['status'] !== 'approved' || !isCurrent(person, actor)) return false;
  if (actor['role'] === 'system_admin') return true;
  return actor['role'] === 'admin' && !isAdministrator(before['role']) && before['role'] === after['role'];
}

/** D20, once more. */
function isLegalStep(before: Data, after: Data, last: Data | undefined, me: string): boolean {
  const [from, to] = [before['status'], after['status']];
  const mine = last !== undefined && last['actor'] === me;
  if (before['role'] !== after['role']) {
    const undoes = mine && last['fromRole'] === after['role'] && last['toRole'] === before['role'];
    const rejection = ({ status, rejectionReason, dismissed }: Data) => [status, rejectionReason, dismissed];
    return same(rejection(before), rejection(after)) && (isKnownRole(after['role']) || undoes);
  }
  if (!hasFittingReason(after) || (after['dismissed'] === true && from !== 'pending')) return false;
  if (from === 'approved' && to === 'pending') return mine && last['from'] === to && last['to'] === from;
  return from !== to && MAILS[`${String(from)} ${String(to)}`] !== undefined;
}

/** A stored name that shows nothing counts as missing. */
const shownName = ({ name }: Data) => (typeof name === 'string' && isVisible(name) ? name : undefined);

/** The name that signs a decision: the stored one. Actors whose name shows nothing may leave it out. */
const signature = (actor: Data, after: Data) =>
  'reviewedByName' in after ? actor['name'] : shownName(actor);

/** Every document of a decision besides the entry, exact to the last field. */
function expected(actor: Data, me: string, before: Data, after: Data, now: Date) {
  const { status: to = null, role = null, rejectionReason, dismissed } = after;
  const { status: from = null } = before;
  const kept = without(before, 'rejectionReason', 'dismissed', 'reviewedByName');
  const count = before['reviewCount'] ?? 0;
  const profile: Data = {
    ...kept,
    status: to,
    role,
    ...ifPresent('rejectionReason', rejectionReason),
    ...ifPresent('dismissed', dismissed),
    ...ifPresent('reviewedByName', signature(actor, after)),
    reviewCount: typeof count === 'number' ? count + 1 : null,
    reviewedBy: me,
    reviewedAt: now,
    ...(!isPlainMember(after) && { signedInSince: now }),
  };
  const reason = ifPresent('reason', rejectionReason);
  const roles = role === before['role'] ? {} : { fromRole: before['role'] ?? null, toRole: role };
  const review: Data = {
    actor: me,
    from,
    to,
    at: now,
    ...reason,
    ...ifPresent('dismissed', dismissed),
    ...roles,
  };
  const name = MAILS[`${String(from)} ${String(to)}`] ?? 'account-role-changed';
  const isTold = to === 'approved' || (before['dismissed'] === undefined && dismissed === undefined);
  const data = { role, status: to, ...reason };
  const mail = isTold ? { to: before['email'] ?? null, template: { name, data } } : undefined;
  return { profile, review, mail };
}

/** Row "admin, system_admin": whether the batch is one complete and truthful decision by the person on the account. */
export function isDecision(world: World, after: World, person: Person, uid: string, now: Date): boolean {
  const profilePath = `users/${uid}`;
  const [before, decided] = [world.get(profilePath), after.get(profilePath)];
  const actor = person === null ? undefined : world.get(`users/${person.sub}`);
  if (person === null || !actor || !before || !decided || person.sub === uid) return false;
  const { reviewCount: count = null } = decided;
  if (!isWhole(count) || before['uid'] !== uid || !isRole(before['role'])) return false;
  const last = world.get(`${profilePath}/reviews/${Number(count) - 1}`);
  const [reviewPath, mailPath] = [`${profilePath}/reviews/${String(count)}`, `mail/${uid}_${String(count)}`];
  const wanted = expected(actor, person.sub, before, decided, now);
  return (
    hasPower(person, actor, before, decided) &&
    isLegalStep(before, decided, last, person.sub) &&
    same(decided, wanted.profile) &&
    !world.has(reviewPath) &&
    same(after.get(reviewPath), wanted.review) &&
    !world.has(mailPath) &&
    same(after.get(mailPath), wanted.mail)
  );
}
