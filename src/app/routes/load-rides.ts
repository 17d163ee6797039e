import type { RouterContext } from '../guards.ts';

interface Loaded {
  readonly context: RouterContext;
}

/** The loader of every route that shows rides: when the page is rendered, `useRides` has the services. */
export async function loadRides({ context }: Loaded): Promise<void> {
  await context.access.loaded()?.rides.load();
}

/** The same for administrators' routes of rides: `useDispatch` has its services, too. */
export async function loadDispatch(loaded: Loaded): Promise<void> {
  await Promise.all([loadRides(loaded), loaded.context.access.loaded()?.dispatch.load()]);
}
