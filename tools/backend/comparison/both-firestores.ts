import { startFirestoreBackend } from '../firestore-backend.ts';
import { freePort } from '../port.ts';

/** One of the two, as an unsigned client with the rules of a project of its own. */
export interface Firestore {
  putRules(source: string): Promise<number>;
  /** Sends a call without signing in; `owner` bypasses the rules. Returns the status and the parsed answer. */
  post(
    call: string,
    body: object,
    owner?: boolean,
  ): Promise<{ readonly status: number; readonly answer: unknown }>;
  readonly stop: () => Promise<void>;
}

export const PROJECT = 'demo-comparison';
export const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

async function start(kind: 'official' | 'builtin'): Promise<Firestore> {
  const backend = await startFirestoreBackend(
    { firestore: kind, firestorePort: await freePort() },
    process.env,
  );
  const base = `http://${backend.host}`;
  return {
    async putRules(content) {
      const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
      const answer = await fetch(`${base}/emulator/v1/projects/${PROJECT}:securityRules`, {
        method: 'PUT',
        body,
      });
      await answer.text();
      return answer.status;
    },
    async post(call, body, owner = false) {
      const headers = owner ? { authorization: 'Bearer owner' } : {};
      const answer = await fetch(`${base}/v1/${DOCUMENTS}:${call}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: answer.status, answer: await answer.json() };
    },
    stop: backend.stop,
  };
}

/** Starts both; fails in one sentence if the official one is not installed. */
export async function startBoth(): Promise<{ readonly official: Firestore; readonly builtin: Firestore }> {
  const [official, builtin] = await Promise.all([start('official'), start('builtin')]);
  return { official, builtin };
}
