import { describeBills } from '#adapters/contracts/books/bills.contract.ts';
import { describeBilledRides } from '#adapters/contracts/books/billed-rides.contract.ts';
import { describeIssuedBills } from '#adapters/contracts/books/issued-bills.contract.ts';
import { describePayers } from '#adapters/contracts/books/payers.contract.ts';
import { describeDriveFares } from '#adapters/contracts/books/drive-fares.contract.ts';
import { describeFares } from '#adapters/contracts/books/fares.contract.ts';
import { describeTakings } from '#adapters/contracts/books/takings.contract.ts';
import { describeTariffs } from '#adapters/contracts/books/tariffs.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';

describeTariffs('Firebase', makeFirebaseWorld);
describePayers('Firebase', makeFirebaseWorld);
describeBills('Firebase', makeFirebaseWorld);
describeBilledRides('Firebase', makeFirebaseWorld);
describeIssuedBills('Firebase', makeFirebaseWorld);
describeFares('Firebase', makeFirebaseWorld);
describeTakings('Firebase', makeFirebaseWorld);
describeDriveFares('Firebase', makeFirebaseWorld);
