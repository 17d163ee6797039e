import { describe } from 'vitest';
import { describeProfileCreation } from './contract/profile-creation.contract.ts';
import { describeProfileReads } from './contract/profile-reads.contract.ts';
import { describeProfileChanges } from './contract/profile-changes.contract.ts';
import type { MakeWorld } from './contract/world-under-test.contract.ts';

/** What every user repository must do, including who may do what. */
export function describeUserRepository(name: string, makeWorld: MakeWorld): void {
  describe(`UserRepository on ${name}`, () => {
    describeProfileReads(makeWorld);
    describeProfileCreation(makeWorld);
    describeProfileChanges(makeWorld);
  });
}
