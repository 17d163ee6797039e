import type { Caller } from '../access/request-caller.ts';
import { Project } from '../access/project.ts';
import type { IndexFile } from '../query/index-file.ts';
import type { CommitClock } from '../store/commit-clock.ts';
import type { DatabaseName } from '../values/resource-name.ts';

export interface Backend {
  readonly clock: CommitClock;
  readonly projects: ProjectList;
  /** The declared indexes: a query that none of them serves is refused. `null` means that no query needs one. */
  readonly indexes: IndexFile | null;
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
}
