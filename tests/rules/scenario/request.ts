import type { Data, Datum } from './datum.ts';

/** The sender of a request: the claims of a token, or `null` without a session. `sub` is the uid. */
export type Person = { readonly sub: string; readonly [claim: string]: unknown } | null;

/** `set` replaces a document, `merge` changes or creates it, `update` changes one that exists. */
export type Write =
  | { readonly kind: 'set' | 'merge' | 'update'; readonly path: string; readonly data: Data }
  | { readonly kind: 'delete'; readonly path: string };

export interface Query {
  /** A collection's path or, with `group`, a collection id at any depth. */
  readonly collection: string;
  readonly group?: boolean;
  readonly where?: readonly (readonly [
    field: string,
    op: '==' | '>=' | '<' | 'array-contains',
    value: Datum,
  ])[];
  readonly orderBy?: string;
  readonly limit?: number;
  /** Counts instead of reading. */
  readonly count?: boolean;
}

export type Operation =
  | { readonly kind: 'get'; readonly path: string }
  | { readonly kind: 'list'; readonly query: Query }
  | { readonly kind: 'commit'; readonly writes: readonly Write[] };

export interface Request {
  readonly by: Person;
  readonly does: Operation;
}

/** Documents by path. */
export type Seed = Readonly<Record<string, Data>>;

/** A permitted request and, on the same documents, refused requests that are close to it. */
export interface Case {
  readonly title: string;
  /** Whether the case depends on single seconds. It is then decided in process only: over the wire, time passes. */
  readonly ofMoment?: boolean;
  readonly seed: Seed;
  readonly permitted: Request;
  readonly refused: Readonly<Record<string, Request>>;
}

export const set = (path: string, data: Data): Write => ({ kind: 'set', path, data });
export const merge = (path: string, data: Data): Write => ({ kind: 'merge', path, data });
export const update = (path: string, data: Data): Write => ({ kind: 'update', path, data });
export const remove = (path: string): Write => ({ kind: 'delete', path });

export const get = (path: string): Operation => ({ kind: 'get', path });
export const list = (query: Query): Operation => ({ kind: 'list', query });
export const commit = (...writes: readonly Write[]): Operation => ({ kind: 'commit', writes });

export const commits = (by: Person, ...writes: readonly Write[]): Request => ({
  by,
  does: { kind: 'commit', writes },
});

export const writesOf = ({ does }: Request): readonly Write[] => (does.kind === 'commit' ? does.writes : []);
