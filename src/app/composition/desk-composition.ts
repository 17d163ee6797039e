import { createPeople } from '#domain/accounts/services/people.ts';
import { DISPATCH_SERVICES } from '#domain/rides/services/dispatch-services.ts';

/** The services of dispatch, and `people`, in one file, so that they load together. */
export const deskComposition = (needs: Parameters<typeof createPeople>[0]) => ({
  services: DISPATCH_SERVICES,
  people: createPeople(needs),
});
