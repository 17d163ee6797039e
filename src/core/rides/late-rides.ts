import type { RideServices } from '#domain/rides/services/ride-services.ts';

/** The services of rides, which arrive with the first page that shows rides. */
export interface LateRides {
  /** A successful load is shared by all callers; after a failed one, which rejects, the next call tries again. */
  load(): Promise<RideServices>;
  /** They, if they are there, without starting a load. */
  loaded(): RideServices | null;
}

export function createLateRides(open: () => Promise<RideServices>): LateRides {
  let services: RideServices | null = null;
  let loading: Promise<RideServices> | null = null;
  const begin = async () => {
    try {
      services = await open();
      return services;
    } catch (failure) {
      loading = null;
      throw failure;
    }
  };
  return { load: () => (loading ??= begin()), loaded: () => services };
}
