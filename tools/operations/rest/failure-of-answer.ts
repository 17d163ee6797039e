import { z } from 'zod';
import type { CommandFailure } from '../command-line/command-failure.ts';

const errorSchema = z.object({
  error: z.object({ message: z.string().default(''), status: z.string().default('') }),
});
/** Streaming calls wrap their error in an array in production, but not in the emulators. */
const answerSchema = z
  .preprocess((json: unknown) => (Array.isArray(json) ? json[0] : json), errorSchema)
  .catch({ error: { message: '', status: '' } });

const ROLES = '"Cloud Datastore User" and "Firebase Authentication Admin"';

/** Turns a server's refusal into one line that tells the operator what to do. */
export function failureOfAnswer(
  { task, isConditional }: { readonly task: string; readonly isConditional: boolean },
  status: number,
  json: unknown,
): CommandFailure {
  const { error } = answerSchema.parse(json);
  const [said = ''] = error.message.split('\n');
  const detail = said === '' ? `HTTP ${status}` : said;
  if (isConditional && (status === 409 || error.status === 'FAILED_PRECONDITION')) {
    return { kind: 'conflict', message: detail };
  }
  return { kind: 'failed', message: explanationOf(task, status, detail) };
}

function explanationOf(task: string, status: number, detail: string): string {
  switch (status) {
    case 401:
      return `The credentials were not accepted (${detail}): create a new key or log in again.`;
    case 403:
      return `The credentials may not ${task} (${detail}): give the account the roles ${ROLES} in this project.`;
    case 404:
      return `The project cannot ${task} (${detail}): check --project and that its Firestore database and Authentication exist.`;
    case 400:
      return /^(?:CONFIGURATION|PROJECT)_NOT_FOUND/.test(detail)
        ? `The project has no identity provider (${detail}): check --project, and enable Email/Password under Authentication in the Firebase console.`
        : `The server refused to ${task}: ${detail}.`;
    default:
      return `The server could not ${task} (${detail}): run the same command again in a while.`;
  }
}
