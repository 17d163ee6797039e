import { serve } from './http/serve.ts';
import { parseIndexFile } from './query/index-file.ts';
import { loadRules, type LoadResult } from './rules/load-rules.ts';

export interface FirestoreOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Text of `firestore.indexes.json`. If given, a query without its index fails, as in production. */
  readonly indexes?: string;
}

export interface RunningFirestore {
  readonly host: string;
  readonly port: number;
  /** Replaces a project's rules. If they have issues, returns these, and the old rules stay. */
  loadRules(source: string, projectId: string): LoadResult;
  close(): Promise<void>;
}

/** Starts the built-in Firestore on loopback. Rejects if the port is taken, or the indexes have issues. */
export async function startFirestore({ port, indexes }: FirestoreOptions): Promise<RunningFirestore> {
  const { backend, ...served } = await serve({
    port,
    indexes: indexes === undefined ? null : parseIndexFile(indexes),
  });
  return {
    ...served,
    loadRules: (source, projectId) => {
      const loaded = loadRules(source);
      if (loaded.ok) backend.projects.get(projectId).rules = loaded.ruleset;
      return loaded;
    },
  };
}
