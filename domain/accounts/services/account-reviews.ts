import { allOf, succeed, type Result } from '../../shared/result.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import { asReviewer } from '../../shared/people/acting.ts';
import { diagnose, isDamage, type Finding } from '../model/diagnosis.ts';
import { parseEmail } from '../model/email-address.ts';
import { besideAccount, sendAgainBatch } from '../model/failed-mail.ts';
import type { FoundAccount } from '../model/found-account.ts';
import { type DecidedAccount, mailSubject } from '../model/mail-subject.ts';
import { isDocumentId } from '../model/is-document-id.ts';
import { noteBatch, type Note } from '../model/note.ts';
import { questionBatch } from '../model/question.ts';
import type { Review } from '../model/review.ts';
import { submissionOf } from '../model/submission.ts';
import type { User } from '../model/user.ts';
import type { ActivityEntries, ActivityQuery, FailedMails, StoredRow } from '../ports/review-repository.ts';
import { readActors, type ActorName } from './people.ts';
import type { ReviewPorts } from '../ports/account-ports.ts';
import type { WithSession } from './session.ts';

export interface AccountFile {
  /** Its state is `missing` if there is no profile. */
  readonly account: FoundAccount;
  readonly reviews: readonly Review[];
  /** Newest first; `null` for the administrator's own account. */
  readonly notes: readonly Note[] | null;
  /** The authors of decisions, notes and questions, by uid. */
  readonly actors: ReadonlyMap<string, ActorName>;
  /** The accounts that `ReviewRepository.alike` returns; none if this account is not pending, or if the read fails. */
  readonly alike: readonly User[];
  /** When the address was released after a rejection; `null` if never, or if the read fails. */
  readonly releasedAt: Date | null;
}

export interface ActivityPage extends ActivityEntries {
  /** The people in the entries, by uid: who decided, and on whom. */
  readonly people: ReadonlyMap<string, ActorName>;
}

/** A record. It has no findings if only the name is missing. `email` is the stored text, valid or not. */
export interface HealthRow {
  readonly uid: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly findings: readonly Finding[];
}

export interface HealthPage {
  readonly rows: readonly HealthRow[];
  /** The cursor of the next page; `null` on the last page. */
  readonly next: string | null;
}

/** The reads, notes and questions of administrators. Every method fails as `asReviewer` or a repository does. */
export interface AccountReviews {
  /** An account with its audit entries and notes. */
  file(uid: string): Promise<Result<AccountFile>>;
  /**
   * Adds a note about an account. `text` must have passed `parseAccountNote`. Succeeds if a note with this id is stored
   * already. Fails with `permission-denied` for one's own account.
   */
  addNote(uid: string, id: string, text: string): Promise<Result<void>>;
  /**
   * Asks an applicant a question. `mayBeAsked` must hold for `user`, and `text` must have passed `parseAccountNote`.
   * Succeeds if the question is stored already. Fails with `permission-denied` if the account has changed.
   */
  ask(user: User, text: string): Promise<Result<void>>;
  /** Returns a page of decisions, newest first, and reads each person in it once. */
  activity(query: ActivityQuery): Promise<Result<ActivityPage>>;
  /** Diagnoses a page of all profiles, ordered by document id. Each profile costs at most one read of the directory. */
  health(cursor: string | null): Promise<Result<HealthPage>>;
  /** The mails that were given up, as `besideAccount` returns them. */
  failedMails(): Promise<Result<FailedMails>>;
  /**
   * Queues a given-up mail again. Resolves to `superseded` if the mail is no longer true of its account. Also succeeds
   * if the mail is no longer listed as given up.
   */
  sendMailAgain(id: string): Promise<Result<'superseded' | void>>;
}

export function createAccountReviews({
  reviews,
  users,
  records,
  session,
}: WithSession & ReviewPorts): AccountReviews {
  const releaseOf = async (account: FoundAccount): Promise<Date | null> => {
    const email = parseEmail(account.state === 'sound' ? account.user.email : '');
    const released = email.ok ? await reviews.releasedAfterRejection(email.value) : null;
    return released?.ok ? released.value : null;
  };

  const alikeTo = async (account: FoundAccount): Promise<readonly User[]> => {
    if (account.state !== 'sound' || account.user.status !== 'pending') return [];
    const found = await reviews.alike(account.user);
    return found.ok ? found.value : [];
  };

  const examine = async ({ uid, profile }: StoredRow): Promise<Result<HealthRow>> => {
    const email = parseEmail(profile.email ?? '');
    const entry = email.ok ? await users.readEntry(email.value) : succeed(null);
    if (!entry.ok) return entry;
    const found = diagnose({ uid, email: null, profile, entry: entry.value });
    const findings = found.some(isDamage) ? found : [];
    return succeed({ uid, email: profile.email ?? null, name: profile.name ?? null, findings });
  };

  const decidedAccount = async (uid: string): Promise<Result<readonly [string, DecidedAccount | null]>> => {
    const found = isDocumentId(uid) ? await users.read(uid) : succeed({ state: 'missing' } as const);
    if (!found.ok) return found;
    const account = found.value;
    if (account.state === 'missing') return succeed([uid, null]);
    return succeed([uid, account.state === 'sound' ? account.user : account.stored]);
  };

  return {
    file: (uid) =>
      asReviewer(session, async (actor) => {
        // The uid is from the address of the page, so it may be any text.
        const isOwn = uid === actor.uid;
        const [account, history, notes] = isDocumentId(uid)
          ? await Promise.all([
              users.read(uid),
              reviews.history(uid),
              isOwn ? succeed(null) : reviews.notes(uid),
            ])
          : [succeed({ state: 'missing' } as const), succeed([]), succeed([])];
        if (!account.ok) return account;
        if (!history.ok) return history;
        if (!notes.ok) return notes;
        const uids = [
          ...history.value.map((review) => review.actor),
          ...(notes.value ?? []).map(({ by }) => by),
          ...(account.value.state === 'sound'
            ? submissionOf(account.value.user, history.value).questions
            : []
          ).flatMap((asked) => asked?.by ?? []),
        ];
        const [actors, releasedAt, alike] = await Promise.all([
          readActors(users, uids),
          releaseOf(account.value),
          alikeTo(account.value),
        ]);
        return succeed({
          account: account.value,
          releasedAt,
          alike,
          reviews: history.value,
          notes: notes.value,
          actors,
        });
      }),
    addNote: (uid, id, text) =>
      asReviewer(session, async (actor) => {
        return settle(records, noteBatch(uid, { id, by: actor.uid, text }), {
          read: () => reviews.notes(uid),
          verdict: ifStored((notes) => notes.some((note) => note.id === id)),
        });
      }),
    ask: (user, text) =>
      asReviewer(session, async (actor) => {
        return settle(records, questionBatch(user, actor.uid, text), {
          read: () => users.read(user.uid),
          verdict: ifStored((found) => {
            const asked = found.state === 'sound' ? found.user.questions[user.questions.length] : null;
            return asked?.by === actor.uid && asked.text === text;
          }),
        });
      }),
    activity: (query) =>
      asReviewer(session, async () => {
        const page = await reviews.activity(query);
        if (!page.ok) return page;
        const uids = page.value.entries.flatMap(({ uid, review }) => [uid, review.actor]);
        return succeed({ ...page.value, people: await readActors(users, uids) });
      }),
    health: (cursor) =>
      asReviewer(session, async () => {
        const page = await reviews.pageById(cursor);
        if (!page.ok) return page;
        const rows = await allOf(page.value.rows.map(examine));
        return rows.ok ? succeed({ rows: rows.value, next: page.value.next }) : rows;
      }),
    failedMails: () =>
      asReviewer(session, async () => {
        const found = await reviews.failedMails();
        if (!found.ok) return found;
        const uids = new Set(found.value.mails.flatMap(({ id }) => mailSubject(id)?.uid ?? []));
        const accounts = await allOf([...uids].map(decidedAccount));
        if (!accounts.ok) return accounts;
        const byUid = new Map(accounts.value);
        const mails = found.value.mails.map((mail) =>
          besideAccount(mail, byUid.get(mailSubject(mail.id)?.uid ?? '') ?? null),
        );
        return succeed({ ...found.value, mails });
      }),
    sendMailAgain: (id) =>
      asReviewer(session, () =>
        settle(records, sendAgainBatch(id), {
          read: () => reviews.failedMails(),
          // The rules refuse to queue a readable mail again only if it is no longer true of its account.
          verdict: ({ mails }, failure): Result<'superseded' | void, never> | null => {
            if (mails.every((mail) => mail.id !== id)) return succeed();
            return failure.code === 'permission-denied' ? succeed('superseded') : null;
          },
        }),
      ),
  };
}
