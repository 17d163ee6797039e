import { describe } from 'vitest';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { describeIdentityAddress } from './identity-address.contract.ts';
import { describeIdentityPasswords } from './identity-passwords.contract.ts';
import { describeIdentityProof } from './identity-proof.contract.ts';
import { describeIdentitySession } from './identity-session.contract.ts';

/** The contract of every identity adapter. The provider's own limits have a separate contract beside this one. */
export function describeIdentityPort(name: string, makeWorld: MakeWorld): void {
  describe(`IdentityPort on ${name}`, () => {
    describeIdentityProof(makeWorld);
    describeIdentitySession(makeWorld);
    describeIdentityPasswords(makeWorld);
    describeIdentityAddress(makeWorld);
  });
}
