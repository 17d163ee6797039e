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
  /** The pages behind sign-in, by the role that opens them. */
  readonly routed: Readonly<Record<string, readonly string[]>>;
  /** The modules requested with all pages of a capability, or with those of a role alone: `rides`, `admin-rides`. */
  readonly withPages: Readonly<Record<string, readonly string[]>>;
  /** The modules that pages request together after their first paint, by the chunk's name. */
  readonly onDemand: Readonly<Record<string, readonly string[]>>;
}

/** The role that works at a desk: its pages are large, and the others' are opened on phones. */
const DESK = 'admin';

/** Begins the name of a chunk of what the same few pages share, with their places in the routes, or with a role. */
const FEW = 'few-';

/** The role whose page is open all day. */
const DRIVER = 'driver';

/** The role whose few pages are opened most seldom, with the least in the cache. */
const GUEST = 'passenger';

interface RoutedPage {
  readonly role: string;
  readonly capability: string;
}

const isInPackage = (id: string) => id.includes('/node_modules/');

/** The capability that a page belongs to: `rides` or `accounts`. */
const capabilityOf = (page: string) => /\/src\/(\w+)\//.exec(page)?.[1] ?? '';

const rolesOf = (pages: readonly RoutedPage[]) => new Set(pages.map(({ role }) => role));
const capabilitiesOf = (pages: readonly RoutedPage[]) => new Set(pages.map(({ capability }) => capability));

/** Whether a chunk for what these pages share would burden mostly others. */
function isRare(sharing: readonly RoutedPage[], all: readonly RoutedPage[]): boolean {
  const roles = rolesOf(sharing);
  const capabilities = capabilitiesOf(sharing);
  const burdened = all.filter(({ role, capability }) => roles.has(role) && capabilities.has(capability));
  return !roles.has(GUEST) && sharing.length <= Math.max(Math.sqrt(burdened.length), burdened.length / 4);
}

/** The name of the chunk with what these pages share: of one role, of one capability, of both, or of neither. */
function sharedBy(pages: readonly RoutedPage[]): string {
  const roles = rolesOf(pages);
  const capabilities = capabilitiesOf(pages);
  // Neither phone loads much that only the other shares with the desk. Smaller files would weigh more than they save.
  const [phone = ''] = [...roles].filter((role) => role !== DESK);
  const isApart = phone === GUEST ? capabilities.size === 1 : phone === DRIVER && capabilities.size > 1;
  if (roles.size === 2 && roles.has(DESK) && isApart) return FEW + phone;
  const only = [roles, capabilities].filter(({ size }) => size === 1).flatMap((names) => [...names]);
  return only.length === 0 ? 'shared' : only.join('-');
}

/**
 * The chunk of each module for which the bundler's own choice would be wrong.
 *
 * - Code that the first page shares with others, or with a later chunk, is inlined in every page: packages as `react`,
 *   our own modules as `core`. They are two chunks, because a browser compiles an inline script in one task.
 * - Code that is loaded together later is one chunk, and code that several pages behind sign-in share is one for each
 *   role and capability. The bundler would make one for each set of pages, and each is a request. Code that only the
 *   desk's pages share, and that a phone's page loads on demand, is apart: otherwise the phone would load the desk.
 * - Code that few of the possible pages share, at most a quarter or the square root of their number, is one chunk for
 *   the same pages, unless passengers need it: their pages would be a dozen files more for no byte less. Such code of
 *   the desk that a phone loads later is left to the bundler.
 * - Code that is loaded on demand together is one chunk, but for what several pages need at once.
 * - A page that has some of a later chunk's modules inlined must not load them again. These are a chunk of their own,
 *   named after the chunk and the pages' numbers: `product-2` is the code that the product shares with the third page.
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
