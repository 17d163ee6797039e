import { describeUserRepository } from '#domain/ports/user-repository.contract.ts';
import { makeFirebaseWorld } from './testing/firebase-world.ts';

describeUserRepository('Firebase', makeFirebaseWorld);
