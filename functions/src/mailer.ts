import {
  answered,
  arrivalsOf,
  claimOf,
  failedAt,
  givenUp,
  mailTask,
  type MailAnswer,
  type MailFailure,
  type MailTask,
} from '../../domain/accounts/model/mail-delivery.ts';
import { mailObstacle, type Surroundings } from '../../domain/accounts/model/mail-obstacle.ts';
import { profilePath, queuedMailPath } from '../../domain/accounts/model/account-paths.ts';
import { LONGEST_ADDRESS } from '../../domain/accounts/model/email-address.ts';
import { readStoredProfile } from '../../domain/accounts/model/stored-profile.ts';
import { text } from '../../domain/shared/decoders.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../domain/shared/run-few-at-once.ts';
import type { FirestoreClient, StoredDocument } from '../../tools/operations/rest/firestore-client.ts';
import { mailMessage, type MailIdentity, type MailMessage } from './mail-message.ts';

interface MailerNeeds {
  /** A client with all rights, because the rules let no browser record that a mail was sent. */
  readonly firestore: FirestoreClient;
  readonly identity: MailIdentity;
  readonly deliver: (message: MailMessage) => Promise<MailAnswer>;
  readonly now: () => Date;
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
}

export interface Mailer {
  /**
   * Sends the mail of this document if it is due and no other sender has it. Resolves to `false` if the database did
   * not answer and the mail is not claimed. The caller then calls again. Never throws.
   */
  send(id: string): Promise<boolean>;
  /** Sends up to `MOST_PER_LOOK` due mails, a few at once, the longest overdue first. Begins no mail after `until`. */
  sendDue(until: Date): Promise<void>;
}

/** How many mails `sendDue` reads at most. */
const MOST_PER_LOOK = 100;
/** How many mails to one address are read. An address with this many mails in 30 days gets no more. */
const MOST_PER_ADDRESS = 100;

/** How many times the end of an attempt is written at most. Until it is stored, the mail could be sent again. */
const MOST_STORES = 4;

type Sending = Extract<MailTask, { do: 'send' }>;

const reasonOf = (answer: Exclude<MailAnswer, { state: 'accepted' }>) =>
  answer.state === 'unanswered' ? 'it has no answer' : `${answer.failure} (${answer.state})`;

export function createMailer({ firestore, identity, deliver, now, print }: MailerNeeds): Mailer {
  /** Stores fields unless the document has changed since it was read. `taken` means that it has changed. */
  async function store(
    { path, updateTime }: StoredDocument,
    fields: object,
    kind: 'update' | 'set' = 'update',
  ): Promise<'stored' | 'taken' | 'failed'> {
    const written = await firestore.commit([{ kind, path, fields, condition: { updateTime } }]);
    if (written.ok) return 'stored';
    return written.error.kind === 'conflict' ? 'taken' : 'failed';
  }

  /** Gives up a mail. A damaged document may be very large, so it is replaced, and only its address stays. */
  async function giveUp(document: StoredDocument, failure: MailFailure): Promise<boolean> {
    print(`Mail ${document.id} was given up: ${failure}`);
    const { fields } = document;
    if (failure !== 'damaged')
      return (await store(document, givenUp(failure, arrivalsOf(fields), now()))) !== 'failed';
    const to = (text(fields['to']) ?? '').slice(0, LONGEST_ADDRESS);
    return (await store(document, { to, ...failedAt(now(), failure) }, 'set')) !== 'failed';
  }

  /** The account, all mails to the same address, and the mail after the claim; `null` if there is no answer. */
  async function look({ path }: StoredDocument, { mail, subject }: Sending) {
    const where = [{ field: 'to', anyOf: [mail.to] }];
    const [read, theirs] = await Promise.all([
      firestore.read([path, profilePath(subject.uid)]),
      firestore.query({ parent: '', collection: 'mail', where, limit: MOST_PER_ADDRESS }),
    ]);
    if (!read.ok || !theirs.ok) return null;
    const [claimed = null, profile = null] = read.value;
    const around: Surroundings = {
      account: profile && readStoredProfile(profile.fields),
      mails: theirs.value,
    };
    return { claimed, around, isTooMany: theirs.value.length === MOST_PER_ADDRESS };
  }

  /** Stores how an attempt ended. If another sender has the mail by now, or the mail is gone, nothing is stored. */
  async function storeEnd(claimed: StoredDocument, fields: object): Promise<void> {
    let stored = 'failed';
    // A conflict may be contention, which ends, or another sender's claim, which stays.
    for (let left = MOST_STORES; left > 0 && stored !== 'stored'; left -= 1) {
      stored = await store(claimed, fields);
    }
    if (stored === 'failed') print('How a mail ended could not be stored: it may be sent again.');
  }

  async function sendOne(document: StoredDocument): Promise<boolean> {
    const { id } = document;
    const at = now();
    const task = mailTask(id, document.fields, at);
    if (task.do === 'nothing') return true;
    if (task.do === 'give-up') return giveUp(document, task.failure);
    const { mail, subject, attempt } = task;
    const stored = await store(document, claimOf(attempt, at));
    if (stored !== 'stored') return stored === 'taken';
    const seen = await look(document, task);
    // The claim stays, and the mail is tried again after the claim has ended.
    if (seen === null) return true;
    const { claimed, around, isTooMany } = seen;
    // If this sender has been slow, another one may have claimed the mail.
    if (claimed === null || claimed.fields['attempts'] !== attempt.number) return true;
    const obstacle = isTooMany ? 'flood' : mailObstacle({ id, subject, ...attempt }, around, at);
    if (obstacle === 'superseded' || obstacle === 'flood') {
      print(`Mail ${id} was given up: ${obstacle}`);
      await storeEnd(claimed, givenUp(obstacle, attempt.arrivals, now()));
      return true;
    }
    const answer: MailAnswer =
      obstacle === 'other-first'
        ? { state: 'put-off', failure: 'server' }
        : await deliver(mailMessage(mail, id, identity));
    await storeEnd(claimed, answered(answer, attempt, now()));
    if (answer.state !== 'accepted') print(`Mail ${id} was not sent: ${reasonOf(answer)}`);
    return true;
  }

  return {
    async send(id) {
      const found = await firestore.read([queuedMailPath(id)]);
      if (!found.ok) return false;
      const [document = null] = found.value;
      return document === null || sendOne(document);
    },
    async sendDue(until) {
      // A mail has `dueAt` until it is sent or given up.
      const since = { field: 'dueAt', time: new Date(0).toISOString() };
      const found = await firestore.query({ parent: '', collection: 'mail', since, limit: MOST_PER_LOOK });
      if (!found.ok) return print('No mails were looked for: the database did not answer.');
      await runFewAtOnce(found.value, CONCURRENT_REQUESTS, async (document) => {
        if (now() < until) await sendOne(document);
      });
    },
  };
}
