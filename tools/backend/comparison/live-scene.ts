import { isDeepStrictEqual } from 'node:util';
import type { FullSdk } from 'builtin-firestore/wire';
import { DOCUMENTS, PROJECT, type Firestore } from './both-firestores.ts';

type Sdk = FullSdk['sdk'];
export type Query = ReturnType<Sdk['query']>;
export type QueryConstraint = Parameters<Sdk['query']>[1];

type Fields = Readonly<Record<string, number | boolean>>;

/**
 * What a listener has heard: one entry for each change that the server confirms, with the documents, or the code of the
 * error that ends it. What comes from the cache is left out, because it depends on the speed of the connection.
 */
export interface Heard {
  readonly told: readonly unknown[];
  /** Resolves after this many entries. */
  times(count: number): Promise<void>;
}

/** One Firestore with a listening client; everything is written by the administrator. */
export interface Scene {
  readonly sdk: Sdk;
  readonly client: ReturnType<FullSdk['connect']>;
  /** Writes whole documents by their path in one commit; null deletes. */
  write(documents: Readonly<Record<string, Fields | null>>): Promise<void>;
  hearQuery(query: Query): Heard;
  hearDocument(path: string): Heard;
  /** Ends all listening. */
  end(): void;
}

function createHeard(listen: (tell: (event: unknown) => void) => () => void, ends: (() => void)[]): Heard {
  const told: unknown[] = [];
  let look = (): void => {};
  const end = listen((event) => {
    if (!isDeepStrictEqual(event, told.at(-1))) told.push(event);
    look();
  });
  ends.push(end);
  return {
    told,
    times: (count) =>
      new Promise((resolve) => {
        look = () => {
          if (told.length >= count) resolve();
        };
        look();
      }),
  };
}

const valueOf = (value: number | boolean): object =>
  typeof value === 'number' ? { integerValue: String(value) } : { booleanValue: value };

export function createScene(firestore: Firestore, { sdk, connect }: FullSdk, uid: string): Scene {
  const client = connect(PROJECT, { sub: uid });
  const ends: (() => void)[] = [];
  const shown = (id: string, data: unknown): unknown => [id, data ?? null];
  return {
    sdk,
    client,
    async write(documents) {
      const writes = Object.entries(documents).map(([path, fields]) => {
        const name = `${DOCUMENTS}/${path}`;
        if (fields === null) return { delete: name };
        const members = Object.entries(fields).map(([key, value]) => [key, valueOf(value)]);
        return { update: { name, fields: Object.fromEntries(members) } };
      });
      await firestore.post(':commit', { writes }, 'owner');
    },
    hearQuery: (query) =>
      createHeard(
        (tell) =>
          sdk.onSnapshot(
            query,
            { includeMetadataChanges: true },
            ({ docs, metadata }) => {
              if (!metadata.fromCache) tell(docs.map((document) => shown(document.id, document.data())));
            },
            ({ code }) => tell(code),
          ),
        ends,
      ),
    hearDocument: (path) =>
      createHeard(
        (tell) =>
          sdk.onSnapshot(
            sdk.doc(client, path),
            { includeMetadataChanges: true },
            (document) => {
              if (!document.metadata.fromCache) tell(shown(document.id, document.data()));
            },
            ({ code }) => tell(code),
          ),
        ends,
      ),
    end: () => {
      for (const end of ends) end();
    },
  };
}
