import { describeDispatchRaces } from '#adapters/contracts/rides/dispatch-races.contract.ts';
import { describePapers } from '#adapters/contracts/rides/papers.contract.ts';
import { describeAvailability } from '#adapters/contracts/rides/availability.contract.ts';
import { describeNeedToKnow } from '#adapters/contracts/rides/need-to-know.contract.ts';
import { describePromises } from '#adapters/contracts/rides/promises.contract.ts';
import { describeRideRaces } from '#adapters/contracts/rides/ride-races.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';

describeRideRaces('Firebase', 50, makeFirebaseWorld);
describeDispatchRaces('Firebase', makeFirebaseWorld);
describePromises('Firebase', makeFirebaseWorld);
describeNeedToKnow('Firebase', makeFirebaseWorld);
describeAvailability('Firebase', makeFirebaseWorld);
describePapers('Firebase', makeFirebaseWorld);
