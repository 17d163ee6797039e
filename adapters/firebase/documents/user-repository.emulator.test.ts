import { describeUserRepository } from '#adapters/contracts/accounts/user-repository.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';

describeUserRepository('Firebase', makeFirebaseWorld);
