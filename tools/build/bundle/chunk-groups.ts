/** What is asked of the bundler's module graph. */
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
  /** The public pages; of what several need, the first one's part is in every page. */
  readonly pages: readonly string[];
  /** What is loaded together later, by the chunk's name. */
  readonly later: Readonly<Record<string, readonly string[]>>;
}

const isInPackage = (id: string) => id.includes('/node_modules/');

/**
 * Which chunk a module belongs to, where the bundler shall not decide by itself. What the first page shares with others
 * stands in every page: `react`, the packages, and `core`, what is ours. They are two, because a browser compiles a
 * script within a page in one task. What is loaded together later is one file.
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
