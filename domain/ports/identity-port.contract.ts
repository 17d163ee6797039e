import { describe } from 'vitest';
import { describeIdentityPasswords } from './contract/identity-passwords.contract.ts';
import { describeIdentityProof } from './contract/identity-proof.contract.ts';
import { describeIdentitySession } from './contract/identity-session.contract.ts';
import type { MakeWorld } from './contract/world-under-test.contract.ts';

/** What every identity adapter does alike. The provider's own limits have a contract of their own beside this one. */
export function describeIdentityPort(name: string, makeWorld: MakeWorld): void {
  describe(`IdentityPort on ${name}`, () => {
    describeIdentityProof(makeWorld);
    describeIdentitySession(makeWorld);
    describeIdentityPasswords(makeWorld);
  });
}
