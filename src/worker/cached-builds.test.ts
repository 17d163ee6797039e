import { afterEach, expect, test, vi } from 'vitest';
import { cachedBuilds } from './cached-builds.ts';

const page = { address: '/app', digest: '' };
const unused = { files: [], deskFiles: [], publicPaths: [], start: '' };

afterEach(() => void vi.unstubAllGlobals());

test('a build that is activated again after a rollback removes no cache, because tabs of the build before it may be open', async () => {
  const stored = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return { match: cache.get.bind(cache), put: cache.set.bind(cache), delete: cache.delete.bind(cache) };
  };
  vi.stubGlobal('caches', { open, keys: () => [...stored.keys()], delete: stored.delete.bind(stored) });
  for (const [whole, version] of ['0', '1', '1'].entries()) {
    open(`shell-${whole}`).put(page.address, new Response());
    await cachedBuilds({ version, page, ...unused }).activate();
  }
  expect([...stored.keys()]).toEqual(['shell-0', 'shell-1', 'shell-2']);
});
