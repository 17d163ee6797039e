import { sharedLoad } from '#domain/shared/shared-load.ts';

/** What arrives with the first page that needs it. */
export interface LateServices<Services> {
  /** A successful load is shared by all callers; after a failed one, which rejects, the next call tries again. */
  load(): Promise<Services>;
  /** The services if they are loaded, without starting a load. */
  loaded(): Services | null;
}

export function createLateServices<Services>(open: () => Promise<Services>): LateServices<Services> {
  let services: Services | null = null;
  const load = sharedLoad(async () => {
    services = await open();
    return services;
  });
  return { load, loaded: () => services };
}
