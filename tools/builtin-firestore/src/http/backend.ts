import type { WhenNoRules } from '../access/authorize.ts';
import type { Caller } from '../access/caller.ts';
import { Project } from '../access/project.ts';
import type { IndexFile } from '../query/index-file.ts';
import type { LoadedRules } from '../rules/access-request.ts';
import type { CommitClock } from '../store/commit-clock.ts';
import type { DatabaseName } from '../values/resource-name.ts';

/** What one server holds. */
export interface Backend {
  readonly clock: CommitClock;
  readonly whenNoRules: WhenNoRules;
  readonly projects: ProjectList;
  /** Declared indexes in strict mode: a query that none of them serves is refused. Null answers every query. */
  readonly indexes: IndexFile | null;
  loadRules(source: string): LoadedRules;
  /** Asks the server to stop, without waiting for it. */
  shutdown(): void;
}

/** One remote procedure call with its names and token already decoded. */
export interface Call {
  readonly backend: Backend;
  readonly project: Project;
  readonly name: DatabaseName;
  /** Path of the parent document; empty for the root. */
  readonly parent: string;
  readonly caller: Caller;
}

/** Projects are created when they are first named. */
export class ProjectList {
  readonly #projects = new Map<string, Project>();

  get(id: string): Project {
    const known = this.#projects.get(id);
    if (known) return known;
    const project = new Project(id);
    this.#projects.set(id, project);
    return project;
  }

  /** Drops the documents of all projects; rules stay. */
  clearDocuments(): void {
    for (const project of this.#projects.values()) project.clear();
  }
}
