import { describeDispatchSteps } from '#adapters/contracts/rides/dispatch-steps.contract.ts';
import { describeRideEdit } from '#adapters/contracts/rides/ride-edit.contract.ts';
import { describeCustomers } from '#adapters/contracts/rides/customers.contract.ts';
import { describeRideFeed } from '#adapters/contracts/rides/ride-feed.contract.ts';
import { describeRideRaces } from '#adapters/contracts/rides/ride-races.contract.ts';
import { describeRideHistory } from '#adapters/contracts/rides/ride-history.contract.ts';
import { describeRideRecords } from '#adapters/contracts/rides/ride-records.contract.ts';
import { describeRideSteps } from '#adapters/contracts/rides/ride-steps.contract.ts';
import { makeMemoryWorldUnderTest } from './memory-world.contract.ts';

describeRideSteps('memory', makeMemoryWorldUnderTest);
describeDispatchSteps('memory', makeMemoryWorldUnderTest);
describeRideEdit('memory', makeMemoryWorldUnderTest);
describeRideRecords('memory', makeMemoryWorldUnderTest);
describeRideHistory('memory', makeMemoryWorldUnderTest);
describeCustomers('memory', makeMemoryWorldUnderTest);
describeRideRaces('memory', 50, makeMemoryWorldUnderTest);
describeRideFeed('memory', 'polling', makeMemoryWorldUnderTest);
