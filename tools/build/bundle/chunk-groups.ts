/** The direct imports of a module, or of a file of the build. */
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
  /** The public pages. The first one decides which modules are inlined in every page. */
  readonly pages: readonly string[];
  /** Entry modules of the chunks that are loaded after a page works, by the chunk's name. */
  readonly later: Readonly<Record<string, readonly string[]>>;
  /** The pages behind sign-in, by the role whose people open them. */
  readonly routed: Readonly<Record<string, readonly string[]>>;
  /** The modules requested with all pages of a capability (`rides`), or only with those of one role (`admin-rides`). */
  readonly withPages: Readonly<Record<string, readonly string[]>>;
  /** The modules that pages request together after their first paint, by the chunk's name. */
  readonly onDemand: Readonly<Record<string, readonly string[]>>;
}

/** The role that works at a desk. Its pages are large; people open the pages of the other roles on phones. */
const DESK = 'admin';

/** The start of the name of a chunk that only few pages share. Then come their indexes in the routes, or a role. */
const FEW = 'few-';

/** The role whose page is open all day. */
const DRIVER = 'driver';

/** The role whose people open pages most rarely. Their devices have the fewest files cached. */
const GUEST = 'passenger';

interface RoutedPage {
  readonly role: string;
  readonly capability: string;
}

const isInPackage = (id: string) => id.includes('/node_modules/');

/** The folder below `src/` that a page is in, such as `rides`. */
const capabilityOf = (page: string) => /\/src\/(\w+)\//.exec(page)?.[1] ?? '';

const rolesOf = (pages: readonly RoutedPage[]) => new Set(pages.map(({ role }) => role));
const capabilitiesOf = (pages: readonly RoutedPage[]) => new Set(pages.map(({ capability }) => capability));

/** Whether the sharing pages are few enough for a chunk of their own. Passengers' pages never are. */
function isRare(sharing: readonly RoutedPage[], all: readonly RoutedPage[]): boolean {
  const roles = rolesOf(sharing);
  const capabilities = capabilitiesOf(sharing);
  const burdened = all.filter(({ role, capability }) => roles.has(role) && capabilities.has(capability));
  return !roles.has(GUEST) && sharing.length <= Math.max(Math.sqrt(burdened.length), burdened.length / 4);
}

/** The name of these pages' shared chunk: their only role or capability, both, `shared`, or `few-` and a role. */
function sharedBy(pages: readonly RoutedPage[]): string {
  const roles = rolesOf(pages);
  const capabilities = capabilitiesOf(pages);
  // Drivers should not load what only passengers share with the desk. Passengers should not load what only drivers
  // share with it. In other cases the code is too little for a file of its own.
  const [phone = ''] = [...roles].filter((role) => role !== DESK);
  const isApart = phone === GUEST ? capabilities.size === 1 : phone === DRIVER && capabilities.size > 1;
  if (roles.size === 2 && roles.has(DESK) && isApart) return FEW + phone;
  const only = [roles, capabilities].filter(({ size }) => size === 1).flatMap((names) => [...names]);
  return only.length === 0 ? 'shared' : only.join('-');
}

/**
 * The chunk of each module for which the bundler's own choice would be wrong.
 *
 * - Code that the first page shares with another page or with a later chunk is inlined in every page. Packages are the
 *   chunk `react`, our own modules `core`: a browser compiles each inline script in one task, so two are better.
 * - Code that is loaded together later is one chunk. Code that several pages behind sign-in share is one chunk for each
 *   role and capability. The bundler would make one chunk, so one request, for each set of pages.
 * - Code that only pages of the desk share is a chunk of its own (`asked-`) if a phone's page loads it on demand. The
 *   phone then loads no other code of the desk.
 * - Code that few pages share is one chunk for exactly these pages. Few are at most a quarter of the pages that would
 *   otherwise load it, or the square root of their number. Passengers' code is not split like this, because that would
 *   be a dozen more requests. If a phone's page loads code of few desk pages on demand, the bundler decides.
 * - Code that pages request together on demand is one chunk. Code that pages load at their start is not part of it.
 * - If a page has modules of a later chunk inline, it must not load them again. These modules are a chunk of their own.
 *   Its name has the pages' indexes: `product-2` is what the product shares with the third page.
 */
export function chunkGroups(
  { pages, later, routed, withPages, onDemand }: Entries,
  importsOf: ImportsOf,
  importsLater: ImportsOf,
): ReadonlyMap<string, string> {
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
  const place = (id: string, name: string) => {
    const inlined = closures.flatMap((page, index) => (page.has(id) ? [index] : []));
    groups.set(id, [name, ...inlined].join('-'));
  };
  for (const { name, closure } of loaded) {
    for (const id of closure) if (!groups.has(id)) place(id, name);
  }
  const behindSignIn = Object.entries(routed).flatMap(([role, ofRole]) =>
    ofRole.map((page) => {
      const capability = capabilityOf(page);
      const besides = [capability, `${role}-${capability}`].flatMap((name) => withPages[name] ?? []);
      const closure = closureOf([page, ...besides], importsOf);
      const own = closureOf([page], importsOf);
      return { role, capability, closure, asked: closureOf([...own].flatMap(importsLater), importsOf) };
    }),
  );
  for (const id of behindSignIn.flatMap(({ closure }) => [...closure])) {
    const sharing = behindSignIn.filter(({ closure }) => closure.has(id));
    if (groups.has(id) || sharing.length < 2) continue;
    const isDesks = sharing.every(({ role }) => role === DESK);
    const isAsked = isDesks && behindSignIn.some(({ role, asked }) => role !== DESK && asked.has(id));
    if (isRare(sharing, behindSignIn) && !closures.some((page) => page.has(id))) {
      if (!isAsked) groups.set(id, FEW + sharing.map((page) => behindSignIn.indexOf(page)).join('-'));
      continue;
    }
    place(id, `${isAsked ? 'asked-' : ''}${sharedBy(sharing)}`);
  }
  for (const [name, entries] of Object.entries(onDemand))
    for (const id of closureOf(entries, importsOf))
      if (!groups.has(id) && behindSignIn.filter(({ closure }) => closure.has(id)).length < 2)
        place(id, name);
  return groups;
}
