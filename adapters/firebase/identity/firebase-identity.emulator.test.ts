import { beforeAll, describe } from 'vitest';
import { describeIdentityPort } from '#adapters/contracts/identity/identity-port.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';
import { protectAddresses } from '../testing/raw-identities.ts';

describe.each([
  ['with email-enumeration protection', true],
  ['without email-enumeration protection', false],
] as const)('%s', (_, protect) => {
  beforeAll(() => protectAddresses(protect));
  describeIdentityPort('Firebase', makeFirebaseWorld);
});
