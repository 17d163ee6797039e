import { startFirestoreBackend } from '../firestore-backend.ts';
import { freePort } from '../port.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** One of the two, as an unsigned client with the rules of a project of its own. */
export interface Firestore {
  readonly host: string;
  /** Loads rules. If it refuses them, what it complains about, with lines as `L5:`; the old ones stay. */
  putRules(source: string, project?: string): Promise<string | null>;
  /** Sends a call (`:commit`, `/c/a:runQuery`) without signing in; `owner` bypasses the rules. */
  post(call: string, body: object, owner?: 'owner'): Promise<Answer>;
  /** Deletes all documents. */
  clear(): Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface BothFirestores {
  readonly official: Firestore;
  readonly builtin: Firestore;
}

export const PROJECT = 'demo-comparison';
export const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

export function clientOf(host: string, stop: () => Promise<void>): Firestore {
  const base = `http://${host}`;
  return {
    host,
    async putRules(content, project = PROJECT) {
      const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
      const answer = await fetch(`${base}/emulator/v1/projects/${project}:securityRules`, {
        method: 'PUT',
        body,
      });
      const text = await answer.text();
      return answer.ok ? null : text;
    },
    async post(call, body, owner) {
      const headers = owner ? { authorization: 'Bearer owner' } : {};
      const answer = await fetch(`${base}/v1/${DOCUMENTS}${call}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    },
    async clear() {
      const answer = await fetch(`${base}/emulator/v1/${DOCUMENTS}`, { method: 'DELETE' });
      await answer.text();
    },
    stop,
  };
}

async function start(kind: 'official' | 'builtin'): Promise<Firestore> {
  const wish = { firestore: kind, firestorePort: await freePort() };
  const { host, stop } = await startFirestoreBackend(wish, process.env);
  return clientOf(host, stop);
}

/** Starts both; fails in one sentence if the official one is not installed. */
export async function startBoth(): Promise<BothFirestores> {
  const [official, builtin] = await Promise.all([start('official'), start('builtin')]);
  return { official, builtin };
}
