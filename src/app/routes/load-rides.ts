import type { RouterContext } from '../guards.ts';

interface Loaded {
  readonly context: RouterContext;
}

/** The loader of every route that shows rides: `useRides` has them by the time the page is rendered. */
export async function loadRides({ context }: Loaded): Promise<void> {
  await context.access.loaded()?.rides.load();
}

/** That of every such route of administrators: `useDispatch` has theirs, too. */
export async function loadDispatch(loaded: Loaded): Promise<void> {
  await Promise.all([loadRides(loaded), loaded.context.access.loaded()?.dispatch.load()]);
}
