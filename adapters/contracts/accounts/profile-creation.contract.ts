import { describe, expect, it } from 'vitest';
import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { newProfile } from '#domain/accounts/model/new-profile.ts';
import { creationBatch } from '#domain/accounts/model/profile-batch.ts';
import { createRegister } from '#domain/accounts/services/registration.ts';
import { succeed } from '#domain/shared/result.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import {
  arrangeIdentity,
  documentsOf,
  PASSWORD,
  uniqueEmail,
  uniqueMark,
} from '../stage/arranged-account.builder.ts';
import { openTabAs, stageFor, signInPrivately } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

const NOW = new Date('2025-06-01T12:00:00.000Z');
const DENIED = { code: 'permission-denied' };

export function describeProfileCreation(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const profileOf = (person: { uid: string; email: EmailAddress }) =>
    newProfile({ uid: person.uid, email: person.email, role: 'driver', name: 'Dana DRIVER' }, NOW);
  const arrive = async () => {
    const person = await arrangeIdentity(world());
    const { browser, tab } = await openTabAs(world(), person);
    return { person, records: tab.records, network: browser.network };
  };
  const storedOf = (person: { uid: string; email: string }) =>
    Promise.all([
      world().documents.read(`users/${person.uid}`),
      world().documents.read(`accountDirectory/${person.email}`),
    ]);

  describe('creating a profile', () => {
    it('a new profile has exactly the fields of a registration, and its directory entry [S3.1, S7.2]', async () => {
      const { person, records } = await arrive();
      valueOf(await records.commit(creationBatch(profileOf(person))));
      const [profile, entry] = await storedOf(person);
      expect(profile).toEqual({
        uid: person.uid,
        email: person.email,
        role: 'driver',
        name: 'Dana DRIVER',
        ...nameKeysOf('Dana Driver'),
        status: 'pending',
        createdAt: '2025-06-01T12:00:00.000Z',
        registeredAt: expect.any(Date),
        reviewCount: 0,
        provenAt: null,
      });
      expect(entry).toEqual({ gate: 'pending', uid: person.uid });
    });

    it('a profile can be created within a private session, with the rights of its identity', async () => {
      const person = await arrangeIdentity(world());
      const tab = await (await world().openBrowser()).openTab();
      const privateSession = await signInPrivately(tab, person);
      expect(errorOf(await tab.records.commit(creationBatch(profileOf(person))))).toEqual(DENIED);
      valueOf(await tab.privateRecords(privateSession).records.commit(creationBatch(profileOf(person))));
      expect((await storedOf(person))[1]).toEqual({ gate: 'pending', uid: person.uid });
    });

    it('creation is denied for another uid and for another address [S3.1]', async () => {
      const { person, records } = await arrive();
      const [uid, email] = [`u${uniqueMark()}`, uniqueEmail()];
      expect(errorOf(await records.commit(creationBatch(profileOf({ ...person, uid }))))).toEqual(DENIED);
      expect(errorOf(await records.commit(creationBatch(profileOf({ ...person, email }))))).toEqual(DENIED);
      expect(await world().documents.read(`users/${uid}`)).toBeNull();
      expect(await storedOf({ ...person, email })).toEqual([null, null]);
      valueOf(await records.commit(creationBatch(profileOf(person))));
    });

    it('a registration for an address on record is refused, and its identity is deleted again', async () => {
      const email = uniqueEmail();
      const other = `u${uniqueMark()}`;
      const { documents } = documentsOf(other, { email });
      await world().documents.write(documents);
      const { identity, privateRecords } = await (await world().openBrowser()).openTab();
      const nobodyWaits = { hold: async () => {}, sendMail: async () => succeed(undefined) };
      const register = createRegister({
        identity,
        privateRecords,
        clock: { now: () => NOW },
        applicant: nobodyWaits,
      });
      const form = { name: 'Dana Driver', email, password: PASSWORD, role: 'driver', language: 'en' };
      expect(errorOf(await register(form))).toEqual({ code: 'address-on-record' });
      expect(await world().identities.find(email)).toBeNull();
      expect(errorOf(await identity.signIn(email, PASSWORD)).code).toBe('invalid-credentials');
      expect((await storedOf({ uid: other, email }))[1]).toEqual({ gate: 'open', uid: other });
    });
  });
}
