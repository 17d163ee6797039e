/** The part of the bundler's module graph that the grouping reads. */
export interface ModuleGraph {
  /** The modules that a module imports statically. */
  importsOf(id: string): readonly string[];
}

export function closureOf(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...graph.importsOf(id));
  }
  return found;
}

interface Entries {
  /** The public pages. Modules that the first one shares with another are inlined in every page. */
  readonly pages: readonly string[];
  /** Entry modules of the chunks that are loaded after a page works, by the chunk's name. */
  readonly later: Readonly<Record<string, readonly string[]>>;
}

const isInPackage = (id: string) => id.includes('/node_modules/');

/**
 * The chunk of each module for which the bundler's own choice would be wrong. Modules that the first page shares with
 * others are inlined in every page: packages as `react`, our own as `core`. Two chunks instead of one, because a browser
 * compiles an inline script in one task. Modules that are loaded together later become one file.
 */
export function chunkGroups({ pages, later }: Entries, graph: ModuleGraph): ReadonlyMap<string, string> {
  const [first, ...others] = pages.map((page) => closureOf([page], graph));
  const groups = new Map<string, string>();
  for (const id of first ?? []) {
    if (others.some((closure) => closure.has(id))) groups.set(id, isInPackage(id) ? 'react' : 'core');
  }
  const inPages = closureOf(pages, graph);
  for (const [name, entries] of Object.entries(later)) {
    for (const id of closureOf(entries, graph)) {
      if (!inPages.has(id) && !groups.has(id)) groups.set(id, name);
    }
  }
  return groups;
}
