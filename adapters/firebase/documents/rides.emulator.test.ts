import { describeCustomers } from '#adapters/contracts/rides/customers.contract.ts';
import { describeDispatchSteps } from '#adapters/contracts/rides/dispatch-steps.contract.ts';
import { describeLaterRides } from '#adapters/contracts/rides/later-rides.contract.ts';
import { describeRideEdit } from '#adapters/contracts/rides/ride-edit.contract.ts';
import { describeRideFeed } from '#adapters/contracts/rides/ride-feed.contract.ts';
import { describeRideHistory } from '#adapters/contracts/rides/ride-history.contract.ts';
import { describeRideRecords } from '#adapters/contracts/rides/ride-records.contract.ts';
import { describeRideSteps } from '#adapters/contracts/rides/ride-steps.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';

describeRideSteps('Firebase', makeFirebaseWorld);
describeLaterRides('Firebase', makeFirebaseWorld);
describeDispatchSteps('Firebase', makeFirebaseWorld);
describeRideEdit('Firebase', makeFirebaseWorld);
describeRideRecords('Firebase', makeFirebaseWorld);
describeRideHistory('Firebase', makeFirebaseWorld);
describeCustomers('Firebase', makeFirebaseWorld);
describeRideFeed('Firebase', 'polling', makeFirebaseWorld);
describeRideFeed('Firebase', 'listening', () => makeFirebaseWorld({ listens: true }));
