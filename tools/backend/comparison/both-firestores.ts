import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startFirestoreBackend } from '../firestore-backend.ts';
import { createLifecycle } from '../lifecycle.ts';
import { freePort } from '../port.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** One of the two Firestores, called without sign-in. */
export interface Firestore {
  /** Loads rules. Returns `null`, or why they are refused, with lines as `L5:`. If refused, the old rules apply. */
  putRules(source: string): Promise<string | null>;
  /** Sends a call, such as `:commit` or `/c/a:runQuery`. No rule applies to a call with `owner`. */
  post(call: string, body: object, owner?: 'owner'): Promise<Answer>;
  readonly stop: () => Promise<void>;
}

export interface BothFirestores {
  readonly official: Firestore;
  readonly builtin: Firestore;
}

const PROJECT = 'demo-comparison';
export const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

/** Each request has a new connection: the server may close a reused one just when the next request is sent. */
async function send(
  method: string,
  url: string,
  body = '',
  headers = {},
): Promise<{ status: number; text: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers, agent: false }).once('response', resolve).once('error', reject).end(body);
  });
  return { status: response.statusCode ?? 0, text: await text(response) };
}

function clientOf(host: string, stop: () => Promise<void>): Firestore {
  const base = `http://${host}`;
  return {
    async putRules(content) {
      const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
      const answer = await send('PUT', `${base}/emulator/v1/projects/${PROJECT}:securityRules`, body);
      return answer.status === 200 ? null : answer.text;
    },
    async post(call, body, owner) {
      const headers = owner ? { authorization: 'Bearer owner' } : {};
      const answer = await send('POST', `${base}/v1/${DOCUMENTS}${call}`, JSON.stringify(body), headers);
      return { status: answer.status, body: JSON.parse(answer.text) };
    },
    stop,
  };
}

async function start(kind: 'official' | 'builtin'): Promise<Firestore> {
  const wish = { firestore: kind, firestorePort: await freePort() };
  const lifecycle = createLifecycle(console.error);
  const { host } = await startFirestoreBackend(wish, process.env, lifecycle);
  return clientOf(host, lifecycle.stopAll);
}

/** Starts both. Throws a `StartupFailure` if the official Firestore is not installed, or if either does not start. */
export async function startBoth(): Promise<BothFirestores> {
  const [official, builtin] = await Promise.all([start('official'), start('builtin')]);
  return { official, builtin };
}
