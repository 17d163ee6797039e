import { z } from 'zod';
import { succeed } from '#domain/shared/result.ts';
import { stop, type CommandFailure, type CommandResult } from '../command-line/command-failure.ts';
import type { Bearer } from './bearer.ts';
import { parseJson } from './parse-json.ts';

const errorSchema = z.object({
  error: z.object({ message: z.string().default(''), status: z.string().default('') }),
});
/** The error of an answer. For streaming calls, production (not the emulators) puts it into an array. */
const answerSchema = z
  .preprocess((json: unknown) => (Array.isArray(json) ? json[0] : json), errorSchema)
  .catch({ error: { message: '', status: '' } });

const ROLES = '"Cloud Datastore User" and "Firebase Authentication Admin"';

/** Turns a server's refusal into one line that tells the operator what to do. */
function failureOfAnswer(
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
  return { kind: status === 400 ? 'refused' : 'failed', message: explanationOf(task, status, detail) };
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

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request to a server; `task` completes the sentence "The credentials may not …". */
export interface JsonRequest {
  readonly task: string;
  readonly url: string;
  readonly body?: unknown;
  /** Whether the request has conditions that another client's change may break. */
  readonly isConditional?: boolean;
}

export type JsonCall = <T>(request: JsonRequest, shape: z.ZodType<T>) => Promise<CommandResult<T>>;

const LONGEST_WAIT_MS = 60_000;

function unreachable(url: string, error: unknown): CommandFailure {
  const { hostname, host } = new URL(url);
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code } = z.object({ code: z.string() }).catch({ code: 'no answer' }).parse(cause);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  const advice = isLocal
    ? 'start the local backend (npm start), or name its ports with FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST,'
    : 'check the network';
  return {
    kind: 'failed',
    message: `Cannot reach ${host} (${code}): ${advice} and run the same command again.`,
  };
}

/** Sends a POST if there is a body, otherwise a GET. Fails if the answer does not have the shape. */
export function createJsonCall(fetch: Fetch, bearer: Bearer): JsonCall {
  return async ({ task, url, body, isConditional = false }, shape) => {
    const headers = await bearer(url);
    if (!headers.ok) return headers;
    headers.value.set('content-type', 'application/json');
    const init = body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
    let status: number;
    let text: string;
    try {
      const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
      const response = await fetch(url, { ...init, headers: headers.value, signal });
      status = response.status;
      text = await response.text();
    } catch (error) {
      return { ok: false, error: unreachable(url, error) };
    }
    const json = parseJson(text);
    if (status >= 400) return { ok: false, error: failureOfAnswer({ task, isConditional }, status, json) };
    const parsed = shape.safeParse(json);
    return parsed.success
      ? succeed(parsed.data)
      : stop(
          'failed',
          `The answer to "${task}" does not have the documented form: is ${url} the right address?`,
        );
  };
}
