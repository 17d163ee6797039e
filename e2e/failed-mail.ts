import type { Page, Request } from 'playwright/test';
import { z } from 'zod';
import { createPerson, storeDocuments, type Person } from './backend-data.ts';
import { callTo, rewriteAnswers } from './traffic.ts';

/** Creates a person with this many decisions. The sender has given up the mail about the approval. */
export async function createWithFailedMail(
  form: Partial<Person>,
  failure: 'server' | 'address' | 'login',
  decisions = 1,
): Promise<Person> {
  const person = await createPerson(form);
  const { uid, email, name, role, status, createdAt } = person;
  const profile = { uid, email, name, role, status, createdAt, registeredAt: new Date(createdAt) };
  const template = { name: 'account-approved', data: { role, status } };
  await storeDocuments({
    [`users/${uid}`]: { ...profile, reviewCount: decisions },
    [`mail/${uid}_1`]: {
      to: email,
      template,
      attempts: 1,
      mayHaveArrived: 0,
      state: 'failed',
      failure,
      triedAt: new Date(createdAt),
    },
  });
  return person;
}

const Answer = z.array(z.looseObject({ document: z.looseObject({ name: z.string() }).optional() }));

/** Whether a request lists mails. */
export const isMailQuery = (request: Request) =>
  request.postData()?.includes('"collectionId":"mail"') === true;

/** Leaves only the mails about these people in the page's lists. */
export function showMailsOf(page: Page, people: readonly Person[]): Promise<void> {
  const isTheirs = (name: string) => people.some(({ uid }) => name.endsWith(`/mail/${uid}_1`));
  return rewriteAnswers(page, callTo('documents:runQuery'), (text, request) => {
    if (!isMailQuery(request)) return text;
    const rows = Answer.parse(JSON.parse(text));
    return JSON.stringify(rows.filter(({ document }) => document === undefined || isTheirs(document.name)));
  });
}
