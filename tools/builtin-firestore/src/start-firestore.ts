import { serve } from './http/serve.ts';
import { parseIndexFile } from './query/index-file.ts';
import type { LoadedRules, RulesIssue } from './rules/access-request.ts';
import { loadRules } from './rules/load-rules.ts';

export interface FirestoreOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Source of a project's rules. If it has issues, or the project is not named, the start is refused. */
  readonly rules?: string;
  /** The project of `rules`. Requests may name others, which have no rules at first. */
  readonly projectId?: string;
  /** Text of `firestore.indexes.json`. If given, queries that production would refuse for lack of an index fail. */
  readonly indexes?: string;
}

export interface RunningFirestore {
  readonly host: string;
  readonly port: number;
  /** Replaces a project's rules, or returns the issues and keeps the old ones. */
  loadRules(source: string, projectId: string): LoadedRules;
  close(): Promise<void>;
}

const describe = (issues: readonly RulesIssue[]): string =>
  issues.map(({ line, column, description }) => `  L${line}:${column} ${description}`).join('\n');

/** Starts the built-in Firestore on loopback. Rejects if the port is taken, or rules or indexes have issues. */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const { port, rules, projectId } = options;
  const indexes = options.indexes === undefined ? null : parseIndexFile(options.indexes);
  if (rules !== undefined && projectId === undefined)
    throw new Error('Rules belong to a project, and none was named.');
  const initial = rules === undefined ? undefined : loadRules(rules);
  if (initial?.ok === false) throw new Error(`The rules have issues:\n${describe(initial.issues)}`);

  const served = await serve({ port, indexes });
  const load = (source: string, project: string): LoadedRules => {
    const loaded = loadRules(source);
    if (loaded.ok) served.backend.projects.get(project).rules = loaded.ruleset;
    return loaded;
  };
  if (rules !== undefined && projectId !== undefined) load(rules, projectId);
  return { host: served.host, port: served.port, loadRules: load, close: served.close };
}
