import {
  answered,
  claimOf,
  failedAt,
  givenUp,
  isFlooded,
  mailTask,
  type MailAnswer,
  type MailFailure,
} from '../../domain/accounts/model/mail-delivery.ts';
import type { QueuedMail } from '../../domain/accounts/model/mail.ts';
import { queuedMailPath } from '../../domain/accounts/model/account-paths.ts';
import { LONGEST_ADDRESS } from '../../domain/accounts/model/email-address.ts';
import { text, time } from '../../domain/shared/decoders.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../domain/shared/run-few-at-once.ts';
import type { FirestoreClient, StoredDocument } from '../../tools/operations/rest/firestore-client.ts';
import { mailMessage, type MailIdentity, type MailMessage } from './mail-message.ts';

interface MailerNeeds {
  /** With all rights: no client writes how a mail was sent. */
  readonly firestore: FirestoreClient;
  readonly identity: MailIdentity;
  readonly deliver: (message: MailMessage) => Promise<MailAnswer>;
  readonly now: () => Date;
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
}

export interface Mailer {
  /**
   * Sends the mail of this document if it is due and nobody else sends it. Resolves to false if the database did not answer
   * and the call should be repeated. Never throws.
   */
  send(id: string): Promise<boolean>;
  /** Sends mails that are due, longest overdue first: a limited number, a few at once, and none begins after `until`. */
  sendDue(until: Date): Promise<void>;
}

/** How many documents one look reads at most. */
const MOST_PER_LOOK = 100;
/** With as many mails in the month for which they are stored an address has had too many on any day. */
const MOST_PER_ADDRESS = 100;

/** How often to try to store how an attempt ended: while that is not stored, the mail may be sent again. */
const MOST_STORES = 4;

export function createMailer({ firestore, identity, deliver, now, print }: MailerNeeds): Mailer {
  /** Stores fields unless the document has changed since. Resolves to why not. */
  async function store(
    { path, updateTime }: StoredDocument,
    fields: object,
    kind: 'update' | 'set' = 'update',
  ): Promise<'stored' | 'taken' | 'failed'> {
    const written = await firestore.commit([{ kind, path, fields, condition: { updateTime } }]);
    if (written.ok) return 'stored';
    return written.error.kind === 'conflict' ? 'taken' : 'failed';
  }

  /** One that cannot be read is replaced: nothing of it is needed, and it may be as large as a document can be. */
  async function giveUp(document: StoredDocument, failure: MailFailure): Promise<boolean> {
    print(`Mail ${document.id} was given up: ${failure}`);
    if (failure !== 'damaged') return (await store(document, givenUp(failure, now()))) !== 'failed';
    const to = (text(document.fields['to']) ?? '').slice(0, LONGEST_ADDRESS);
    return (await store(document, { to, ...failedAt(now(), failure) }, 'set')) !== 'failed';
  }

  /** The brake: whether this address has had as many mails as it may get in a day. Not if that cannot be known. */
  async function isOneTooMany({ to }: QueuedMail, id: string, triedAt: Date): Promise<boolean> {
    const where = [{ field: 'to', anyOf: [to] }];
    const theirs = await firestore.query({ parent: '', collection: 'mail', where, limit: MOST_PER_ADDRESS });
    if (!theirs.ok) return false;
    if (theirs.value.length === MOST_PER_ADDRESS) return true;
    const tried = theirs.value.flatMap((other) => {
      const at = time(other.fields['triedAt']);
      return at === undefined ? [] : { id: other.id, triedAt: at, fields: other.fields };
    });
    return isFlooded({ id, triedAt }, tried);
  }

  /** Stores how an attempt ended. The claim keeps everyone else away, so there is no condition but that the mail exists. */
  async function storeEnd({ path }: StoredDocument, fields: object): Promise<void> {
    for (let left = MOST_STORES; left > 0; left -= 1) {
      const written = await firestore.commit([{ kind: 'update', path, fields, condition: { exists: true } }]);
      if (written.ok || written.error.kind === 'conflict') return;
    }
    print('How a mail ended could not be stored: it may be sent again.');
  }

  async function sendOne(document: StoredDocument): Promise<boolean> {
    const at = now();
    const task = mailTask(document.fields, at);
    if (task.do === 'nothing') return true;
    if (task.do === 'give-up') return giveUp(document, task.failure);
    const claimed = await store(document, claimOf(task.attempt, at));
    if (claimed !== 'stored') return claimed === 'taken';
    if (await isOneTooMany(task.mail, document.id, at)) {
      await storeEnd(document, givenUp('flood', now()));
      return true;
    }
    const answer = await deliver(mailMessage(task.mail, document.id, identity));
    await storeEnd(document, answered(answer, task.attempt, now()));
    if (answer.state !== 'accepted')
      print(`Mail ${document.id} was not sent: ${answer.failure} (${answer.state})`);
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
      // Only mails that wait, or are under way, have the field.
      const since = { field: 'dueAt', time: new Date(0).toISOString() };
      const found = await firestore.query({ parent: '', collection: 'mail', since, limit: MOST_PER_LOOK });
      if (!found.ok) return print('No mails were looked for: the database did not answer.');
      await runFewAtOnce(found.value, CONCURRENT_REQUESTS, async (document) => {
        if (now() < until) await sendOne(document);
      });
    },
  };
}
