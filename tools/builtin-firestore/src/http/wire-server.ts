import { startFirestore, type FirestoreOptions, type RunningFirestore } from '../start-firestore.ts';

export const ALLOW_ALL = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{path=**} { allow read, write; } } }`;

/** A server on a free port, for tests that send HTTP requests themselves. */
export interface WireServer {
  readonly server: RunningFirestore;
  /** A project id that no other test of this file uses. */
  newProject(rules?: string): string;
  /** Sends a string or a Blob as it is, anything else as JSON; `path` begins with a slash. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export async function openServer(options: Partial<FirestoreOptions> = {}): Promise<WireServer> {
  const server = await startFirestore({ port: 0, ...options });
  let projects = 0;
  return {
    server,
    newProject: (rules) => {
      projects += 1;
      const projectId = `demo-wire-${projects}`;
      const loaded = rules === undefined ? undefined : server.loadRules(rules, projectId);
      if (loaded?.ok === false) throw new Error(JSON.stringify(loaded.issues));
      return projectId;
    },
    send: (method, path, body, headers = {}) =>
      fetch(`http://${server.host}:${server.port}${path}`, {
        method,
        headers,
        ...(body !== undefined && {
          body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
        }),
      }),
    close: () => server.close(),
  };
}
