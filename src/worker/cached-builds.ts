import type { CachedBuild } from './cached-build.ts';

const OURS = 'shell-';

/** An empty entry in the cache of the build that pages use now. A build that only waited has none, and no page needs it. */
const TAKEN = '?taken';

/** Those of the caches named that hold an address, oldest first. */
async function holding(address: string, names: readonly string[]): Promise<readonly string[]> {
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).match(address)));
  return names.filter((_, index) => kept[index] !== undefined);
}

const keptBuilds = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));

async function digestOf(response: Response): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** An answer that may be kept. Hosting answers what it does not know with the page, and moves some addresses. */
function isWhole({ ok, redirected, headers }: Response, isPage: boolean): boolean {
  return ok && !redirected && headers.get('Content-Type')?.startsWith('text/html') === isPage;
}

/** A file of a build: the same name is the same content, so another build's copy will do. */
async function file(address: string): Promise<Response> {
  const response = (await caches.match(address)) ?? (await fetch(address));
  if (!isWhole(response, false)) throw new Error(`${address} is not to be had.`);
  return response;
}

/** What of one build is on this device, in a cache of its own. The page is kept last and so shows that the rest is there. */
export function cachedBuilds({ version, page, files, deskFiles }: CachedBuild) {
  const own = `${OURS}${version}`;
  const taken = `${page.address}${TAKEN}`;
  /** The build before this one, from which open pages still load their parts. */
  const earlier = async () => {
    const names = (await keptBuilds()).filter((name) => name !== own);
    return (await holding(taken, names)).at(-1) ?? (await holding(page.address, names)).at(-1);
  };
  return {
    /** Keeps all of it. Rejects, and keeps nothing that was not in use, if anything is missing or there is no room. */
    async keep(): Promise<void> {
      try {
        const cache = await caches.open(own);
        await Promise.all(files.map(async (address) => cache.put(address, await file(address))));
        const response = await fetch(page.address, { cache: 'no-cache' });
        const isOurs = isWhole(response, true) && (await digestOf(response.clone())) === page.digest;
        if (!isOurs) throw new Error(`${page.address} is another build's.`);
        await cache.put(page.address, response);
      } catch (cause) {
        if ((await holding(taken, [own])).length === 0) await caches.delete(own);
        throw cause;
      }
    },
    /** Keeps as much as can be had of what administrators' pages ask for besides. */
    async keepDesk(): Promise<void> {
      const cache = await caches.open(own);
      const missing = deskFiles.map(async (address) => {
        if ((await cache.match(address)) === undefined) await cache.put(address, await file(address));
      });
      await Promise.allSettled(missing);
    },
    /** Forgets all but this build, which is taken now, and the one that was before it. */
    async take(): Promise<void> {
      // After a rollback to it, the one before it is no longer marked, and its tabs may still be open.
      if ((await holding(taken, [own])).length > 0) return;
      const before = await earlier();
      const old = (await keptBuilds()).filter((name) => name !== own && name !== before);
      await Promise.all(old.map((name) => caches.delete(name)));
      if (before !== undefined) await (await caches.open(before)).delete(taken);
      await (await caches.open(own)).put(taken, new Response());
    },
    /** Whether this device has had an earlier build. */
    hasEarlier: async () => (await earlier()) !== undefined,
    page: async () => (await caches.open(own)).match(page.address),
    /** Also of an earlier build, whose page may still be open. */
    file: async (address: string) => (await (await caches.open(own)).match(address)) ?? caches.match(address),
  };
}

/** Removes everything that any build has kept. */
export async function forgetBuilds(): Promise<void> {
  await Promise.all((await keptBuilds()).map((name) => caches.delete(name)));
}
