import { mailDataOf, type Decision } from '#domain/accounts/model/decision.ts';
import { isVisibleName } from '#domain/accounts/model/name.ts';
import { mailPath, profilePath, reviewPath } from '#domain/accounts/model/record-paths.ts';
import { LONGEST_REASON } from '#domain/accounts/model/limits.ts';
import { isAdministrator, isKnownRole, isRole } from '#domain/accounts/model/role.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { MemoryDocuments } from '../documents/memory-documents.ts';
import type { RawDocument } from '../documents/raw-document.ts';
import type { Caller } from './caller.ts';
import { agrees, entryFor } from './directory-rules.ts';

const TRANSITIONS: ReadonlySet<string> = new Set([
  'pending-approved',
  'rejected-approved',
  'pending-rejected',
  'rejected-pending',
  'approved-rejected',
]);

function isWithinPower(actor: RawDocument, before: User, after: User): boolean {
  if (actor['status'] !== 'approved') return false;
  if (actor['role'] === 'system_admin') return true;
  return actor['role'] === 'admin' && !isAdministrator(before.role) && after.role === before.role;
}

/** The reverse of the caller's own last decision. */
function isUndo(documents: MemoryDocuments, caller: Caller, { before, after }: Decision): boolean {
  const last = documents.read(reviewPath(before.uid, before.reviewCount));
  if (last === null || caller === null) return false;
  const { actor, from, to, fromRole = before.role, toRole = before.role } = last;
  return (
    actor === caller.uid &&
    from === after.status &&
    to === before.status &&
    fromRole === after.role &&
    toRole === before.role
  );
}

/** A status or a role, never both. */
function isStep(documents: MemoryDocuments, caller: Caller, decision: Decision): boolean {
  const { before, after } = decision;
  if (before.role === after.role) {
    const transition = `${before.status}-${after.status}`;
    return (
      TRANSITIONS.has(transition) ||
      (transition === 'approved-pending' && isUndo(documents, caller, decision))
    );
  }
  const sameReason =
    (before.status === 'rejected' ? before.rejectionReason : null) ===
    (after.status === 'rejected' ? after.rejectionReason : null);
  if (before.status !== after.status || !sameReason) return false;
  return isKnownRole(after.role) || isUndo(documents, caller, decision);
}

/** An invisible stored name counts as missing; a mail may leave out any name. */
function shownName({ name }: RawDocument): string | null {
  return typeof name === 'string' && isVisibleName(name) ? name : null;
}

function isOfStoredState(stored: RawDocument, { before, after }: Decision): boolean {
  const { status, role, email, reviewCount = 0 } = stored;
  return (
    status === before.status &&
    role === before.role &&
    isRole(before.role) &&
    email === after.email &&
    ['', shownName(stored)].includes(mailDataOf({ before, after }).name) &&
    reviewCount === after.reviewCount - 1
  );
}

function hasFittingReason({ after }: Decision): boolean {
  const reason = after.status === 'rejected' ? after.rejectionReason : null;
  return reason === null || (reason.length >= 1 && reason.length <= LONGEST_REASON);
}

/** Whether the caller may make this decision, given what is stored now (design D20). */
export function mayDecideNow(documents: MemoryDocuments, caller: Caller, decision: Decision): boolean {
  const { before, after } = decision;
  const [actor, stored] = [
    caller === null ? null : documents.read(profilePath(caller.uid)),
    documents.read(profilePath(before.uid)),
  ];
  if (caller === null || actor === null || stored === null || caller.uid === before.uid) return false;
  const number = after.reviewCount;
  const free = [reviewPath(before.uid, number), mailPath(before.uid, number)];
  const profile = { ...stored, role: after.role, status: after.status };
  return (
    isWithinPower(actor, before, after) &&
    isOfStoredState(stored, decision) &&
    isStep(documents, caller, decision) &&
    hasFittingReason(decision) &&
    after.lastReview?.by === caller.uid &&
    after.lastReview.byName === shownName(actor) &&
    free.every((path) => documents.read(path) === null) &&
    agrees(documents, caller, { uid: before.uid, profile, entry: entryFor(before.uid, profile) })
  );
}
