import type { CachedBuild } from './cached-build.ts';

/** How the worker answers a request. */
export type Answer =
  /** The cached page, from the network if it is lost. */
  | 'page'
  /** From the network; the cached page if there is none. */
  | 'network-then-page'
  /** The cached file, from the network if there is none. */
  | 'file'
  /** Not at all: the browser acts as without a worker. */
  | 'none';

/**
 * The worker answers for this origin only. The backend's answers, including errors, reach the page unchanged: an answer
 * made here could end a session, as one of the identity host does (D19).
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
