import { describeStandingOrders } from '#adapters/contracts/rides/standing-orders.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';

describeStandingOrders('Firebase', makeFirebaseWorld);
