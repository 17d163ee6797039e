import { describe, expect, it } from 'vitest';
import { proofBatch } from '#domain/accounts/model/profile-batch.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeAccount } from '../stage/arranged-account.builder.ts';
import { openTabAs, signInPrivately, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

const INVALID = { code: 'link-invalid' };

/** Proving an address by a link in a mail (D26). */
export function describeIdentityAddress(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const openTab = async () => (await world().openBrowser()).openTab();

  const arrive = async () => {
    const person = await arrangeAccount(world(), { status: 'pending', fields: { provenAt: null } });
    const tab = await openTab();
    const privateSession = await signInPrivately(tab, person);
    const code = async () => {
      valueOf(await privateSession.sendProof('de'));
      return (await world().identities.latestCode('proof', person.email)) ?? 'no code was sent';
    };
    const provenAt = async () => (await world().documents.read(`users/${person.uid}`))?.['provenAt'];
    const recordProof = () => tab.privateRecords(privateSession).records.commit(proofBatch(person.uid));
    return { person, tab, privateSession, code, provenAt, recordProof };
  };

  describe('proving an address', () => {
    it('a link proves the address on any device, once, and the identity has the proof after a reload', async () => {
      const { person, privateSession, code, provenAt, recordProof } = await arrive();
      const proof = await code();
      const elsewhere = await openTab();
      expect(errorOf(await recordProof()).code).toBe('permission-denied');
      expect(valueOf(await elsewhere.identity.proveAddress(proof))).toBe(person.email);
      expect(errorOf(await elsewhere.identity.proveAddress(proof))).toMatchObject(INVALID);
      expect(privateSession.isProven()).toBe(false);
      valueOf(await privateSession.reload());
      expect(privateSession.isProven()).toBe(true);
      valueOf(await recordProof());
      expect(await provenAt()).toBeInstanceOf(Date);
      expect(errorOf(await recordProof()).code).toBe('permission-denied');
    });

    it('a new sign-in has the proof at once', async () => {
      const { person, tab, code } = await arrive();
      valueOf(await tab.identity.proveAddress(await code()));
      const elsewhere = await openTab();
      const again = await signInPrivately(elsewhere, person);
      expect(again.isProven()).toBe(true);
      valueOf(await elsewhere.privateRecords(again).records.commit(proofBatch(person.uid)));
    });

    it('a signed-in user gets a link that proves the address, and a signed-out visitor gets none', async () => {
      const person = await arrangeAccount(world(), { fields: { provenAt: null } });
      const { tab } = await openTabAs(world(), person);
      valueOf(await tab.identity.sendProof('de'));
      const code = (await world().identities.latestCode('proof', person.email)) ?? '';
      const elsewhere = await openTab();
      expect(valueOf(await elsewhere.identity.proveAddress(code))).toBe(person.email);
      expect(errorOf(await elsewhere.identity.sendProof('de')).code).toBe('session-expired');
    });

    it('a reload before the link is used proves nothing', async () => {
      const { privateSession, recordProof } = await arrive();
      valueOf(await privateSession.reload());
      expect(privateSession.isProven()).toBe(false);
      expect(errorOf(await recordProof()).code).toBe('permission-denied');
    });

    it('a link to reset a password does not prove an address, and stays usable', async () => {
      const { person, tab } = await arrive();
      valueOf(await tab.identity.sendPasswordReset(person.email));
      const reset = (await world().identities.latestCode('reset', person.email)) ?? '';
      expect(errorOf(await tab.identity.proveAddress(reset))).toMatchObject(INVALID);
      expect(valueOf(await tab.identity.verifyResetCode(reset))).toBe(person.email);
    });

    it('a code that was never sent is refused', async () => {
      expect(errorOf(await (await openTab()).identity.proveAddress('nonsense'))).toMatchObject(INVALID);
    });
  });
}
