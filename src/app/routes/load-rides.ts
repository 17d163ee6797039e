import type { RouterContext } from '../guards.ts';

/** The loader of every route that shows rides: `useRides` has them by the time the page is rendered. */
export async function loadRides({ context }: { readonly context: RouterContext }): Promise<void> {
  await context.access.loaded()?.rides.load();
}
