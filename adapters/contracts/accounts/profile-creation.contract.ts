import { describe, expect, it } from 'vitest';
import { nameKeysOf } from '#domain/accounts/model/name-keys.ts';
import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { newProfile } from '#domain/accounts/model/new-profile.ts';
import { createRegister } from '#domain/accounts/services/registration.ts';
import { creationBatch } from '#domain/accounts/model/profile-batch.ts';
import { succeed } from '#domain/shared/result.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import {
  arrangeAccount,
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

/** Writing one's own new profile. */
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
      valueOf(await privateSession.records.commit(creationBatch(profileOf(person))));
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

    it('the second creation is denied and changes nothing', async () => {
      const { person, records } = await arrive();
      valueOf(await records.commit(creationBatch(profileOf(person))));
      const before = await storedOf(person);
      expect(
        errorOf(
          await records.commit(creationBatch({ ...profileOf(person), name: 'Else', ...nameKeysOf('Else') })),
        ),
      ).toEqual(DENIED);
      expect(await storedOf(person)).toEqual(before);
    });

    it('creation does not overwrite a damaged profile', async () => {
      const { person, records } = await arrive();
      await world().documents.write({ [`users/${person.uid}`]: { uid: person.uid, status: 'rejected' } });
      expect(errorOf(await records.commit(creationBatch(profileOf(person))))).toEqual(DENIED);
      expect(await storedOf(person)).toEqual([{ uid: person.uid, status: 'rejected' }, null]);
    });

    it('creation is denied if the address belongs to another profile, and allowed if only an entry was left behind', async () => {
      const { person, records } = await arrive();
      const other = `u${uniqueMark()}`;
      const { documents } = documentsOf(other, { email: person.email });
      await world().documents.write(documents);
      expect(errorOf(await records.commit(creationBatch(profileOf(person))))).toEqual(DENIED);
      expect(await storedOf(person)).toEqual([null, { gate: 'open', uid: other }]);

      const orphan = await arrive();
      const left = { gate: 'open', uid: `u${uniqueMark()}` };
      await world().documents.write({ [`accountDirectory/${orphan.person.email}`]: left });
      valueOf(await orphan.records.commit(creationBatch(profileOf(orphan.person))));
      expect((await storedOf(orphan.person))[1]).toEqual({ gate: 'pending', uid: orphan.person.uid });
    });

    it('a registration for an address on record is refused, and its identity is deleted again', async () => {
      const email = uniqueEmail();
      const other = `u${uniqueMark()}`;
      const { documents } = documentsOf(other, { email });
      await world().documents.write(documents);
      const { identity } = await (await world().openBrowser()).openTab();
      const nobodyWaits = { hold: async () => {}, sendMail: async () => succeed(undefined) };
      const register = createRegister(identity, { now: () => NOW }, nobodyWaits);
      const form = { name: 'Dana Driver', email, password: PASSWORD, role: 'driver', language: 'en' };
      expect(errorOf(await register(form))).toEqual({ code: 'address-on-record' });
      expect(await world().identities.find(email)).toBeNull();
      expect(errorOf(await identity.signIn(email, PASSWORD)).code).toBe('invalid-credentials');
      expect((await storedOf({ uid: other, email }))[1]).toEqual({ gate: 'open', uid: other });
    });

    it('only a released identity is denied creation', async () => {
      const { person, records } = await arrive();
      const tombstone = { uid: person.uid, releasedAt: NOW };
      await world().documents.write({ [`tombstones/${person.uid}`]: tombstone });
      expect(errorOf(await records.commit(creationBatch(profileOf(person))))).toEqual(DENIED);
      expect(await storedOf(person)).toEqual([null, null]);

      const newcomer = await arrive();
      await world().documents.write({ [`tombstones/u${uniqueMark()}`]: tombstone });
      valueOf(await newcomer.records.commit(creationBatch(profileOf(newcomer.person))));
    });

    it('creation is denied behind a rejected gate, and closes an open gate of one’s own', async () => {
      const rejected = await arrive();
      const entry = { gate: 'rejected', uid: rejected.person.uid };
      await world().documents.write({ [`accountDirectory/${rejected.person.email}`]: entry });
      expect(errorOf(await rejected.records.commit(creationBatch(profileOf(rejected.person))))).toEqual(
        DENIED,
      );
      expect(await storedOf(rejected.person)).toEqual([null, entry]);

      const open = await arrive();
      await world().documents.write({
        [`accountDirectory/${open.person.email}`]: { gate: 'open', uid: open.person.uid },
      });
      valueOf(await open.records.commit(creationBatch(profileOf(open.person))));
      expect((await storedOf(open.person))[1]).toEqual({ gate: 'pending', uid: open.person.uid });
    });

    it('nobody who has a profile creates one, whatever their role', async () => {
      const admin = await arrangeAccount(world(), { role: 'admin' });
      const { tab } = await openTabAs(world(), admin);
      const person = await arrangeIdentity(world());
      expect(errorOf(await tab.records.commit(creationBatch(profileOf(person))))).toEqual(DENIED);
      expect(await storedOf(person)).toEqual([null, null]);
    });

    it('a lost request leaves nothing and may be sent again', async () => {
      const { person, records, network } = await arrive();
      network.loseNextRequest('documents');
      expect(errorOf(await records.commit(creationBatch(profileOf(person))))).toEqual({ code: 'network' });
      expect(await storedOf(person)).toEqual([null, null]);
      valueOf(await records.commit(creationBatch(profileOf(person))));
    });

    it('a lost answer leaves both documents and reads "network"', async () => {
      const { person, records, network } = await arrive();
      network.loseNextAnswer('documents');
      expect(errorOf(await records.commit(creationBatch(profileOf(person))))).toEqual({ code: 'network' });
      expect(await storedOf(person)).toEqual([
        expect.objectContaining({ status: 'pending' }),
        { gate: 'pending', uid: person.uid },
      ]);
    });
  });
}
