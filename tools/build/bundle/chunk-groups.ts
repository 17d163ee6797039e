/** The modules that a module imports statically, or the files that a file of the build does. */
type ImportsOf = (id: string) => readonly string[];

export function closureOf(entries: readonly string[], importsOf: ImportsOf): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...importsOf(id));
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
 * others, or with what is loaded later, are inlined in every page: packages as `react`, our own as `core`. Two chunks
 * instead of one, because a browser compiles an inline script in one task. Modules that are loaded together later become
 * one file, and so do those of them that the same other pages have inlined (`product-2` is of the third page): a file for
 * each would be a request more of every sign-in, and every page names all of these files.
 */
export function chunkGroups({ pages, later }: Entries, importsOf: ImportsOf): ReadonlyMap<string, string> {
  const closures = pages.map((page) => closureOf([page], importsOf));
  const [first = new Set<string>(), ...others] = closures;
  const loaded = Object.entries(later).map(([name, entries]) => ({
    name,
    closure: closureOf(entries, importsOf),
  }));
  const groups = new Map<string, string>();
  for (const id of first) {
    const isShared = [...others, ...loaded.map(({ closure }) => closure)].some((closure) => closure.has(id));
    if (isShared) groups.set(id, isInPackage(id) ? 'react' : 'core');
  }
  for (const { name, closure } of loaded) {
    for (const id of closure) {
      if (groups.has(id)) continue;
      const inlined = closures.flatMap((page, index) => (page.has(id) ? [index] : []));
      groups.set(id, [name, ...inlined].join('-'));
    }
  }
  return groups;
}
