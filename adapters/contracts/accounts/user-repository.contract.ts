import { describe } from 'vitest';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { describeProfileChanges } from './profile-changes.contract.ts';
import { describeProfileCreation } from './profile-creation.contract.ts';
import { describeProfileReads } from './profile-reads.contract.ts';
import { describeRenaming } from './renaming.contract.ts';

/** The contract of every user repository, including its access rights. */
export function describeUserRepository(name: string, makeWorld: MakeWorld): void {
  describe(`UserRepository on ${name}`, () => {
    describeProfileReads(makeWorld);
    describeProfileCreation(makeWorld);
    describeProfileChanges(makeWorld);
    describeRenaming(makeWorld);
  });
}
