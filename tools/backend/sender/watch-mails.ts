import { MINUTE_MS } from '#domain/shared/durations.ts';
import type { FirestoreClient } from '../../operations/rest/firestore-client.ts';
import type { Mailer } from '../../../functions/src/mailer.ts';

const LOOK_EVERY_MS = 1000;
const MOST_STORED = 1000;

/**
 * Does the work of production's triggers and schedule. Every second it sends new mails, which have no state, and mails
 * whose next attempt is due within a minute. Returns the function that stops this.
 */
export function watchMails(firestore: FirestoreClient, mailer: Mailer): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    const found = await firestore.query({ parent: '', collection: 'mail', limit: MOST_STORED });
    const queued = found.ok ? found.value.filter(({ fields }) => fields['state'] === undefined) : [];
    for (const { id } of queued) await mailer.send(id);
    await mailer.sendDue(new Date(Date.now() + MINUTE_MS));
    if (!isStopped) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
  };
  timer = setTimeout(() => void look(), 0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
