import { fail, succeed } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import type { SystemError } from '../../shared/system-error.ts';
import type { FoundAccount } from '../model/found-account.ts';
import type { ReasonedStep, StatusStep } from '../model/account-steps.ts';
import { approvedAs, asReviewer } from '../../shared/people/acting.ts';
import { isSamePosition, mayReview, type Powers } from '../../shared/people/powers.ts';
import { decisionBatch } from '../model/decision-batch.ts';
import { mayTake, type Decision } from '../model/decision.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import { readableOf } from '../model/found-account.ts';
import { parseStepReason } from '../model/reason.ts';
import type { KnownRole } from '../../shared/people/role.ts';
import { appliesTo, changeRole, take, undo } from '../model/transitions.ts';
import { isDismissed, reasonOf, type LastReview, type User } from '../model/user.ts';
import type { WithSession } from './session.ts';

/** A decision that an administrator wants, with the typed reason. */
export type Intent =
  | { readonly kind: Exclude<StatusStep, ReasonedStep> }
  | { readonly kind: ReasonedStep; readonly reason: string }
  | { readonly kind: 'change-role'; readonly role: KnownRole; readonly powers: Powers };

export interface AccountDecisions {
  /**
   * Takes a decision on an account. `target` is the account as the actor has seen it. Fails with `decided-by-another`
   * if another decision came first, and with `decision-not-allowed`, `reason-required` or `reason-too-long`. Also fails
   * as `asReviewer` or the repository does. After a lost answer the account is read back, so a repeated decision is
   * never stored twice. A repetition with another reason fails with `decided-by-another`.
   */
  decide(target: User, intent: Intent): Promise<AccountResult<Decision>>;
  /** Undoes one of the actor's own decisions by another decision. Fails as `decide` does. */
  undo(decision: Decision): Promise<AccountResult<Decision>>;
}

const NOT_ALLOWED = fail({ code: 'decision-not-allowed' } as const);

function carryOut(target: User, intent: Intent, review: LastReview): AccountResult<User> {
  if (intent.kind === 'change-role') {
    return isSamePosition(target, intent) ? NOT_ALLOWED : succeed(changeRole(target, intent, review));
  }
  const reason = 'reason' in intent ? parseStepReason(intent.kind, intent.reason) : succeed(null);
  if (!reason.ok) return reason;
  return appliesTo(intent.kind, target)
    ? succeed(take(intent.kind, target, review, reason.value))
    : NOT_ALLOWED;
}

function isSame(stored: User, wanted: User): boolean {
  return (
    stored.reviewCount === wanted.reviewCount &&
    stored.lastReview?.by === wanted.lastReview?.by &&
    stored.status === wanted.status &&
    stored.role === wanted.role &&
    stored.powers === wanted.powers &&
    reasonOf(stored) === reasonOf(wanted) &&
    isDismissed(stored) === isDismissed(wanted)
  );
}

export function createAccountDecisions({ users, records, session, clock }: WithSession): AccountDecisions {
  /** Returns the name with the address, because a name alone proves nothing (D29); `null` if both are unknown. */
  const whoIs = async ({ by, byName }: LastReview): Promise<string | null> => {
    const read = await users.read(by);
    const email = read.ok ? readableOf(read.value).email : undefined;
    return byName === null || email === undefined ? (byName ?? email ?? null) : `${byName} (${email})`;
  };
  const store = async (
    decision: Decision,
    review: LastReview,
    isRetry = false,
  ): Promise<AccountResult<Decision>> => {
    const { before, after } = decision;
    const verdict = async (
      stored: FoundAccount,
      { code }: SystemError,
    ): Promise<AccountResult<Decision> | null> => {
      const refused = code === 'permission-denied' ? NOT_ALLOWED : null;
      if (stored.state !== 'sound') return refused;
      const { user } = stored;
      if (isSame(user, after)) return succeed({ before, after: user });
      const { status, lastReview, reviewCount } = user;
      if (reviewCount !== before.reviewCount) {
        return fail({ code: 'decided-by-another', by: lastReview && (await whoIs(lastReview)), status });
      }
      if (refused === null || isRetry) return refused;
      await session.refresh();
      const actor = approvedAs(session, (_, user) => mayReview(user));
      if (!actor.ok) return actor;
      // The actor's name may have changed. Then the decision is sent again with the new name.
      const signed = { ...review, byName: actor.value.name };
      const isUnsigned =
        signed.byName !== review.byName && status === before.status && isSamePosition(user, before);
      return isUnsigned
        ? store({ before: user, after: { ...after, lastReview: signed } }, signed, true)
        : refused;
    };
    const read = () => users.read(before.uid);
    const stored = await settle(records, decisionBatch(decision, review), { read, verdict });
    return stored.ok ? succeed(stored.value ?? decision) : stored;
  };
  const reviewBy = (actor: User): LastReview => ({ by: actor.uid, byName: actor.name, at: clock.now() });

  return {
    decide: (target, intent) =>
      asReviewer(session, async (actor) => {
        if (!mayTake(intent.kind, actor, target)) return NOT_ALLOWED;
        const review = reviewBy(actor);
        const after = carryOut(target, intent, review);
        return after.ok ? store({ before: target, after: after.value }, review) : after;
      }),
    undo: ({ before, after }) =>
      asReviewer(session, async (actor) => {
        if (after.lastReview?.by !== actor.uid) return NOT_ALLOWED;
        const review = reviewBy(actor);
        return store({ before: after, after: undo(after, before, review) }, review);
      }),
  };
}
