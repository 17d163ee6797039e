import { describeTariffs } from '#adapters/contracts/books/tariffs.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';

describeTariffs('Firebase', makeFirebaseWorld);
