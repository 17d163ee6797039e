import { sharedLoad } from '#domain/shared/shared-load.ts';

/** Services that load with the first page that needs them. */
export interface LazyServices<Services> {
  /** All callers share a successful load. A failed load rejects, and the next call tries again. */
  load(): Promise<Services>;
  /** The services if they are loaded. Does not start a load. */
  loaded(): Services | null;
}

export function createLazyServices<Services>(open: () => Promise<Services>): LazyServices<Services> {
  let services: Services | null = null;
  const load = sharedLoad(async () => {
    services = await open();
    return services;
  });
  return { load, loaded: () => services };
}
