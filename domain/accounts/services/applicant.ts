import { fail } from '../../shared/result.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import type { AdmittedUser } from '../admission/admission-policy.ts';
import { normaliseEmail } from '../model/email-address.ts';
import type { AccountFailure, AccountResult } from '../model/errors/account-error.ts';
import { accountMeaning } from '../model/errors/account-meaning.ts';
import { readableOf, type FoundAccount } from '../model/found-account.ts';
import { proofBatch } from '../model/profile-batch.ts';
import type { User } from '../model/user.ts';
import type { OwnRecords } from '../ports/private-records.ts';
import type { PrivateSession } from '../ports/private-session.ts';
import { readAdmission } from './read-admission.ts';
import type { WithSession } from './session.ts';

/** The data with which an applicant can begin another registration. */
export type ApplicantData = Pick<User, 'name' | 'role' | 'application'>;

/** An applicant who waits for approval and has given the password in this tab. */
export interface WaitingApplicant {
  readonly email: string;
  readonly said: ApplicantData;
  /** Whether the proof of the address is stored. */
  readonly isProven: boolean;
  /** The reviewers' questions, as this tab has last read them (D86). */
  readonly questions: User['questions'];
  /** When this tab last sent the mail that proves the address; `null` if never. */
  readonly mailedAt: Date | null;
  /** Why the last mail could not be sent; `null` without a failure. */
  readonly mailError: AccountFailure | null;
}

/**
 * The applicant who has registered or signed in from this tab and waits. The tab holds their private session in memory
 * (D13). So it can send the mail again, and notice that the address is proven. After the approval it signs the
 * applicant in without a password.
 */
export interface Applicant {
  /** The applicant who waits here; `null` for none. */
  current(): WaitingApplicant | null;
  /** The private session of the applicant; `null` for none. */
  identity(): PrivateSession | null;
  /** Calls the listener after every change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** A person who is not admitted yet becomes the applicant. Ends the private session of the previous applicant. */
  hold(
    privateSession: PrivateSession,
    said: ApplicantData & Partial<Pick<User, 'questions'>>,
    isProven: boolean,
  ): Promise<void>;
  /** Records a new proof of the address. Returns whether the proof is stored. A refused applicant is removed. */
  look(): Promise<boolean>;
  /** Reads the questions again. Without an answer nothing changes. */
  lookForQuestion(): Promise<void>;
  /** Sends the mail that proves the address. Fails as the provider does, or with `session-expired` if no one waits. */
  sendMail(language: string): Promise<AccountResult<void>>;
  /**
   * Signs the applicant in after the approval. Fails as `admit`, the repository or `Session.enter` does, or with
   * `session-expired` if no one waits.
   */
  enter(): Promise<AccountResult<AdmittedUser>>;
  /** Removes the applicant, and ends their private session. */
  leave(): Promise<void>;
}

const NOBODY_WAITS: AccountResult<never> = fail({ code: 'session-expired', providerCode: '' });

const isRecorded = (found: FoundAccount) => (readableOf(found).provenAt ?? null) !== null;

/**
 * Records the proof of the address if the provider has confirmed the address and the profile lacks the proof. Returns
 * whether the profile then has the proof. Another tab or device may have recorded it first.
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
  let waiting: WaitingApplicant | null = null;
  const listeners = new Set<() => void>();

  const become = (next: WaitingApplicant | null) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const leave = async () => {
    const former = held;
    held = null;
    become(null);
    await former?.end();
  };
  /** Changes the data of the applicant, unless the applicant has left meanwhile. */
  const know = (privateSession: PrivateSession, changes: Partial<WaitingApplicant>) => {
    if (held === privateSession && waiting !== null) become({ ...waiting, ...changes });
  };

  const lookForQuestion = async () => {
    const asking = held;
    if (asking === null) return;
    const read = await privateRecords(asking).users.read(asking.user.uid);
    if (read.ok && read.value.state === 'sound') know(asking, { questions: read.value.user.questions });
  };

  return {
    current: () => waiting,
    identity: () => held,
    lookForQuestion,
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
      const asking = held;
      if (asking === null || waiting === null) return false;
      if (waiting.isProven) return true;
      const reloaded = await asking.reload();
      if (!reloaded.ok) {
        // The provider has refused the identity, so the applicant can no longer wait here.
        if (accountMeaning(reloaded.error).kind === 'refusal' && held === asking) await leave();
        return false;
      }
      if (!asking.isProven()) return false;
      const own = privateRecords(asking);
      const read = await own.users.read(asking.user.uid);
      const isProven = read.ok && (await recordProof(asking, own, read.value));
      if (isProven) know(asking, { isProven });
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
