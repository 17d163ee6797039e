import { describeDispatchRaces } from '#adapters/contracts/rides/dispatch-races.contract.ts';
import { describeRideRaces } from '#adapters/contracts/rides/ride-races.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';

describeRideRaces('Firebase', 50, makeFirebaseWorld);
describeDispatchRaces('Firebase', makeFirebaseWorld);
