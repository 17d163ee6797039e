import type { CachedBuild } from './cached-build.ts';

const OURS = 'shell-';

/**
 * An empty entry whose address ends in this text marks the cache of an active build. A build that only waited has no
 * such entry, and no page needs its cache. Devices have stored this text. With another text, a worker would not find an
 * earlier worker's active build.
 */
const ACTIVE = '?taken';

/** The caches among `names` that contain an address, in the order of `names`. */
async function holding(address: string, names: readonly string[]): Promise<readonly string[]> {
  const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).match(address)));
  return names.filter((_, index) => cached[index] !== undefined);
}

const buildNames = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));

async function digestOf(response: Response): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** Whether an answer may be cached. Hosting answers unknown addresses with the page, and redirects some addresses. */
function isWhole({ ok, redirected, headers }: Response, isPage: boolean): boolean {
  return ok && !redirected && headers.get('Content-Type')?.startsWith('text/html') === isPage;
}

/** A file of a build. The same name means the same content, so another build's copy serves as well. */
async function file(address: string): Promise<Response> {
  const response = (await caches.match(address)) ?? (await fetch(address));
  if (!isWhole(response, false)) throw new Error(`${address} is not to be had.`);
  return response;
}

/** The cached files of one build, in a cache of its own. A cache that has the page has all `files`. */
export function cachedBuilds({ version, page, files, deskFiles }: CachedBuild) {
  const own = `${OURS}${version}`;
  const active = `${page.address}${ACTIVE}`;
  /** The build before this one, from which open pages still load their parts; `undefined` if there is none. */
  const earlier = async () => {
    const names = (await buildNames()).filter((name) => name !== own);
    return (await holding(active, names)).at(-1) ?? (await holding(page.address, names)).at(-1);
  };
  return {
    /** Caches the build. Rejects if that fails, and then removes the cache if this build is not active. */
    async cache(): Promise<void> {
      try {
        const cache = await caches.open(own);
        await Promise.all(files.map(async (address) => cache.put(address, await file(address))));
        const response = await fetch(page.address, { cache: 'no-cache' });
        const isOurs = isWhole(response, true) && (await digestOf(response.clone())) === page.digest;
        if (!isOurs) throw new Error(`${page.address} is another build's.`);
        await cache.put(page.address, response);
      } catch (cause) {
        if ((await holding(active, [own])).length === 0) await caches.delete(own);
        throw cause;
      }
    },
    /** Caches as many of the further files of administrators' pages as possible. */
    async cacheDesk(): Promise<void> {
      const cache = await caches.open(own);
      const missing = deskFiles.map(async (address) => {
        if ((await cache.match(address)) === undefined) await cache.put(address, await file(address));
      });
      await Promise.allSettled(missing);
    },
    /** Marks this build as active. Of the other builds, only the one before it stays on the device. */
    async activate(): Promise<void> {
      // This build is active already: a newer one waited and was rolled back. Tabs may still use the earlier build.
      if ((await holding(active, [own])).length > 0) return;
      const before = await earlier();
      const old = (await buildNames()).filter((name) => name !== own && name !== before);
      await Promise.all(old.map((name) => caches.delete(name)));
      if (before !== undefined) await (await caches.open(before)).delete(active);
      await (await caches.open(own)).put(active, new Response());
    },
    /** Whether there is a cache of an earlier build. */
    hasEarlier: async () => (await earlier()) !== undefined,
    page: async () => (await caches.open(own)).match(page.address),
    /** A file of this build, or of an earlier one whose page may still be open. */
    file: async (address: string) => (await (await caches.open(own)).match(address)) ?? caches.match(address),
  };
}

export async function forgetBuilds(): Promise<void> {
  await Promise.all((await buildNames()).map((name) => caches.delete(name)));
}
