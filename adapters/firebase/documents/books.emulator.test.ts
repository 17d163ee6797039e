import { describePayers } from '#adapters/contracts/books/payers.contract.ts';
import { describeTariffs } from '#adapters/contracts/books/tariffs.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';

describeTariffs('Firebase', makeFirebaseWorld);
describePayers('Firebase', makeFirebaseWorld);
