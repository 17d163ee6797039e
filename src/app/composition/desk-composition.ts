import { createPeople } from '#domain/accounts/services/people.ts';
import { DISPATCH_SERVICES } from '#domain/rides/services/dispatch-services.ts';

/** The services of administrators' pages of rides, in one file: those of dispatch, and the names of people. */
export const deskComposition = (needs: Parameters<typeof createPeople>[0]) => ({
  services: DISPATCH_SERVICES,
  people: createPeople(needs),
});
