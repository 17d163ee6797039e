import type { CachedBuild } from './cached-build.ts';

/** How the worker answers a request. */
export type Answer =
  /** The cached page, or the page from the network if the cache is lost. */
  | 'page'
  /** The page from the network, or the cached page if there is no network. */
  | 'network-then-page'
  /** The cached file, or the file from the network if it is not cached. */
  | 'file'
  /** The worker does not answer, as if there were none. */
  | 'none';

/**
 * The worker answers for this origin only. The backend's answers, including errors, reach the page unchanged. An
 * invented answer of the identity provider could end a session (D19).
 */
export function answerTo(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  { publicPaths, start }: Pick<CachedBuild, 'publicPaths' | 'start'>,
  origin: string,
): Answer {
  const address = new URL(url);
  const { pathname, search } = address;
  if (method !== 'GET' || address.origin !== origin) return 'none';
  if (pathname.startsWith('/assets/')) return 'file';
  if (mode !== 'navigate') return 'none';
  const isPublic = publicPaths.includes(pathname) && `${pathname}${search}` !== start;
  return isPublic ? 'network-then-page' : 'page';
}
