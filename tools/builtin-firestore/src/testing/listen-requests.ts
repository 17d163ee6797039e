import type { Arrival } from './channel-client.ts';

/** Names and messages of one project, for tests that send the Listen call themselves. */
export interface ListenRequests {
  readonly database: string;
  nameOf(path: string): string;
  documents(targetId: number, ...paths: readonly string[]): object;
  /** A query in a root collection; `clauses` go into the structured query, `members` into the target. */
  query(targetId: number, collectionId: string, clauses?: object, members?: object): object;
}

export function listenRequests(projectId: string): ListenRequests {
  const database = `projects/${projectId}/databases/(default)`;
  const nameOf = (path: string): string => `${database}/documents/${path}`;
  return {
    database,
    nameOf,
    documents: (targetId, ...paths) => ({
      database,
      addTarget: { documents: { documents: paths.map(nameOf) }, targetId },
    }),
    query: (targetId, collectionId, clauses = {}, members = {}) => ({
      database,
      addTarget: {
        query: {
          structuredQuery: {
            from: [{ collectionId }],
            orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
            ...clauses,
          },
          parent: `${database}/documents`,
        },
        targetId,
        ...members,
      },
    }),
  };
}

/** The headers that a client of this identity sends in the form. */
export function headersOf(sub: string): string {
  const part = (claims: object): string => Buffer.from(JSON.stringify(claims)).toString('base64url');
  const token = `${part({ alg: 'none', type: 'JWT' })}.${part({ sub, user_id: sub })}.`;
  return `X-Goog-Api-Client:gl-js/ fire/12.19.0\r\nContent-Type:text/plain\r\nAuthorization:Bearer ${token}\r\n`;
}

const VARYING: ReadonlySet<string> = new Set([
  'readTime',
  'createTime',
  'updateTime',
  'commitTime',
  'resumeToken',
  'streamToken',
  'streamId',
]);

/** The messages that arrived without the noops, with times and tokens as `T`. */
export function withoutTimes(arrivals: readonly Arrival[], projectId: string): unknown[] {
  const text = JSON.stringify(
    arrivals.map(([, body]) => body),
    (key, value: unknown) => (VARYING.has(key) ? 'T' : value),
  ).replaceAll(`projects/${projectId}/databases/(default)/documents/`, '');
  return (JSON.parse(text) as unknown[]).filter((body) => JSON.stringify(body) !== '["noop"]');
}
