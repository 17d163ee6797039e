import { fail } from '../../shared/result.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import type { AdmittedUser } from '../admission/admission-policy.ts';
import { normaliseEmail } from '../model/email-address.ts';
import type { AccountFailure, AccountResult } from '../model/errors/account-error.ts';
import { accountMeaning } from '../model/errors/account-meaning.ts';
import { readableOf, type FoundAccount } from '../model/found-account.ts';
import { proofBatch } from '../model/profile-batch.ts';
import { answerBatch } from '../model/question.ts';
import type { User } from '../model/user.ts';
import type { OwnRecords } from '../ports/private-records.ts';
import type { PrivateSession } from '../ports/private-session.ts';
import { readAdmission } from './read-admission.ts';
import type { WithSession } from './session.ts';

/** What an applicant has said of themselves, with which another registration begins. */
export type Said = Pick<User, 'name' | 'role' | 'application'>;

/** Somebody who waits for approval and has shown their password to this tab. */
export interface Waiting {
  readonly email: string;
  readonly said: Said;
  /** Whether the address is proven, which the reviewer of the application sees. */
  readonly isProven: boolean;
  /** What reviewers have asked so far, as far as this tab has looked (D86). */
  readonly questions: User['questions'];
  /** When the last mail to prove it was sent from here; `null` if none was. */
  readonly mailedAt: Date | null;
  /** Why the last mail could not be sent; `null` if it was. */
  readonly mailError: AccountFailure | null;
}

/**
 * The applicant who registered or signed in in this tab, for as long as the tab waits with them. Their identity stays in
 * memory and is not a session (D13). It is what sends the mail again, sees that the address is proven, and signs
 * them in after the approval without asking for the password.
 */
export interface Applicant {
  /** Who waits here; `null` if nobody has given a password. */
  current(): Waiting | null;
  /** Calls the listener after every change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Keeps the identity of somebody who is not admitted yet, and forgets the one kept before. */
  hold(
    privateSession: PrivateSession,
    said: Said & Partial<Pick<User, 'questions'>>,
    isProven: boolean,
  ): Promise<void>;
  /**
   * Asks whether the address is proven by now, records it if so, and returns whether it is. If there is no answer, nothing
   * changes.
   */
  look(): Promise<boolean>;
  /** Looks for a question of the reviewer. If there is no answer, nothing changes. */
  lookForQuestion(): Promise<void>;
  /** Answers the reviewer's last question; `text` must have passed `parseAccountNote`. Fails as the repository does. */
  answer(text: string): Promise<AccountResult<void>>;
  /** Sends the mail to prove the address, in a language such as `en`. Fails as the provider does. */
  sendMail(language: string): Promise<AccountResult<void>>;
  /**
   * Signs the applicant in once they are approved. Fails as `admit` or the repository does, or with `session-expired` if
   * nobody waits.
   */
  enter(): Promise<AccountResult<AdmittedUser>>;
  /** Forgets who waits. */
  leave(): Promise<void>;
}

const NOBODY_WAITS: AccountResult<never> = fail({ code: 'session-expired', providerCode: '' });

const isRecorded = (found: FoundAccount) => (readableOf(found).provenAt ?? null) !== null;

/**
 * Records that the address is proven if the provider says so and the profile does not, and returns whether it is recorded.
 * That can be done once, so another tab or device may be faster.
 */
export async function recordProof(
  { user, isProven }: Pick<PrivateSession, 'user' | 'isProven'>,
  { users, records }: OwnRecords,
  found: FoundAccount,
): Promise<boolean> {
  if (found.state === 'missing') return false;
  if (isRecorded(found)) return true;
  if (!isProven()) return false;
  const recorded = await settle(records, proofBatch(user.uid), {
    read: () => users.read(user.uid),
    verdict: ifStored(isRecorded),
  });
  return recorded.ok;
}

export function createApplicant({ session, privateRecords, clock }: WithSession): Applicant {
  let held: PrivateSession | null = null;
  let waiting: Waiting | null = null;
  const listeners = new Set<() => void>();

  const become = (next: Waiting | null) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const leave = async () => {
    const former = held;
    held = null;
    become(null);
    await former?.end();
  };
  /** Changes what is known of the applicant, unless they have left meanwhile. */
  const know = (privateSession: PrivateSession, changes: Partial<Waiting>) => {
    if (held === privateSession && waiting !== null) become({ ...waiting, ...changes });
  };

  const lookForQuestion = async () => {
    const kept = held;
    if (kept === null) return;
    const read = await privateRecords(kept).users.read(kept.user.uid);
    if (read.ok && read.value.state === 'sound') know(kept, { questions: read.value.user.questions });
  };

  return {
    current: () => waiting,
    lookForQuestion,
    async answer(text) {
      const number = (waiting?.questions.length ?? 0) - 1;
      if (held === null || number < 0) return NOBODY_WAITS;
      const { user } = held;
      const { users, records } = privateRecords(held);
      const answered = await settle(records, answerBatch(user.uid, number, text), {
        read: () => users.read(user.uid),
        verdict: ifStored(
          (found) => found.state === 'sound' && found.user.questions[number]?.answer === text,
        ),
      });
      await lookForQuestion();
      return answered;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave,
    async hold(privateSession, { name, role, application, questions = [] }, isProven) {
      const former = held;
      held = privateSession;
      const email = normaliseEmail(privateSession.user.email ?? '');
      const said = { name, role, application };
      become({ email, said, isProven, questions, mailedAt: null, mailError: null });
      await former?.end();
    },
    async look() {
      const kept = held;
      if (kept === null || waiting === null) return false;
      if (waiting.isProven) return true;
      const reloaded = await kept.reload();
      if (!reloaded.ok) {
        // The password was changed or the identity deleted: there is nothing left to wait with.
        if (accountMeaning(reloaded.error).kind === 'refusal' && held === kept) await leave();
        return false;
      }
      if (!kept.isProven()) return false;
      const own = privateRecords(kept);
      const read = await own.users.read(kept.user.uid);
      const isProven = read.ok && (await recordProof(kept, own, read.value));
      if (isProven) know(kept, { isProven });
      return isProven;
    },
    async sendMail(language) {
      const sender = held;
      if (sender === null) return NOBODY_WAITS;
      const sent = await sender.sendProof(language);
      know(sender, sent.ok ? { mailedAt: clock.now(), mailError: null } : { mailError: sent.error });
      return sent;
    },
    async enter() {
      const entering = held;
      if (entering === null) return NOBODY_WAITS;
      const { user, signedInAt } = entering;
      const { users } = privateRecords(entering);
      const admitted = await readAdmission(users, { uid: user.uid, area: null, signedInAt });
      if (!admitted.ok) return admitted;
      const entered = await session.enter(entering, admitted.value);
      if (!entered.ok) return entered;
      if (held === entering) {
        held = null;
        become(null);
      }
      return admitted;
    },
  };
}
