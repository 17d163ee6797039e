import { describeAccountFeed } from '#adapters/contracts/accounts/account-feed.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';

describeAccountFeed('Firebase', 'polling', makeFirebaseWorld);
describeAccountFeed('Firebase', 'listening', () => makeFirebaseWorld({ listens: true }));
