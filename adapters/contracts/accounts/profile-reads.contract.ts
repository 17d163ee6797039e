import { describe, expect, it } from 'vitest';
import type { ProfileField } from '#domain/accounts/model/profile-fields.ts';
import { readAccount } from '#domain/accounts/model/read-account.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import {
  arrangeAccount,
  arrangeAdmin,
  arrangeIdentity,
  documentsOf,
  uniqueEmail,
  uniqueMark,
} from '../stage/arranged-account.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

/** A value of a wrong type for each field. `uid`, `email` and `nameKey` are right, to find the profile and sign in. */
const WRONG = {
  role: 7,
  powers: 'all',
  name: null,
  nameKey2: 7,
  nameKey3: false,
  nameKey4: ['robin'],
  nameKeyLast: 7,
  formerNames: 'Robin',
  status: ['approved'],
  createdAt: new Date('2025-03-01T08:00:00.000Z'),
  registeredAt: 7,
  provenAt: 'yesterday',
  reviewCount: '0',
  phone: 301,
  licence: 7,
  message: true,
  questions: 'none',
  rejectionReason: null,
  dismissed: false,
  reviewedBy: 7,
  reviewedByName: null,
  reviewedAt: '2025-04-01T10:00:00.000Z',
  signedInSince: 'yesterday',
} satisfies Record<Exclude<ProfileField, 'uid' | 'email' | 'nameKey'>, unknown>;

export function describeProfileReads(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const openTab = async () => (await world().openBrowser()).openTab();

  describe('a profile', () => {
    it('a profile is read with every field, and times as dates [S7.5]', async () => {
      const reviewedAt = new Date('2025-04-01T10:00:00.000Z');
      const person = await arrangeAccount(world(), {
        status: 'rejected',
        fields: { rejectionReason: 'Blurred photo', reviewedBy: 'u9', reviewedByName: 'Ada', reviewedAt },
      });
      const { tab } = await openTabAs(world(), person);
      expect(valueOf(await tab.users.readStored(person.uid))).toEqual({ ...person.profile, malformed: [] });
    });

    it('a missing profile is null, and a profile that cannot be reached is a failure [S7.5]', async () => {
      const person = await arrangeIdentity(world());
      const { browser, tab } = await openTabAs(world(), person);
      expect(await tab.users.readStored(person.uid)).toEqual({ ok: true, value: null });
      expect(await tab.users.read(person.uid)).toEqual({ ok: true, value: { state: 'missing' } });
      browser.network.goOffline();
      expect(errorOf(await tab.users.readStored(person.uid))).toEqual({ code: 'network' });
    });

    it('a profile of any shape is read: fields of a wrong type are named, unknown fields are left out', async () => {
      const person = await arrangeAccount(world(), { fields: { ...WRONG, favouriteColour: 'blue' } });
      const { tab } = await openTabAs(world(), person);
      const { malformed, ...fields } = valueOf(await tab.users.readStored(person.uid)) ?? { malformed: [] };
      expect(fields).toEqual({ uid: person.uid, email: person.email, nameKey: 'robin rider' });
      expect(malformed.toSorted()).toEqual(Object.keys(WRONG).toSorted());
      expect(valueOf(await tab.users.read(person.uid))).toMatchObject({ state: 'damaged' });
    });

    it('only an administrator reads which of many accounts are approved drivers', async () => {
      const admin = await arrangeAdmin(world());
      const people = await Promise.all(
        Array.from({ length: 31 }, () => arrangeAccount(world(), { role: 'driver' })),
      );
      const pending = await arrangeAccount(world(), { status: 'pending', role: 'driver' });
      const passenger = await arrangeAccount(world());
      const uids = [...people.map(({ uid }) => uid), passenger.uid, pending.uid, 'u-nobody'];
      const { tab } = await openTabAs(world(), admin);
      const found = valueOf(await tab.users.driversAmong(uids));
      expect([...found].toSorted()).toEqual(uids.slice(0, -3).toSorted());
      const desk = await arrangeAccount(world(), { role: 'admin', fields: { powers: 'desk' } });
      const { tab: atDesk } = await openTabAs(world(), desk);
      expect(valueOf(await atDesk.users.driversAmong(uids))).toEqual(found);
      expect(errorOf(await atDesk.users.read(pending.uid)).code).toBe('permission-denied');
      const { tab: other } = await openTabAs(world(), people[0] ?? admin);
      expect(errorOf(await other.users.driversAmong(uids)).code).toBe('permission-denied');
    });

    it('each read of a profile returns what is stored at that time', async () => {
      const person = await arrangeAccount(world(), { status: 'pending' });
      const { tab } = await openTabAs(world(), person);
      expect(valueOf(await tab.users.readStored(person.uid))?.status).toBe('pending');
      await world().documents.write({ [`users/${person.uid}`]: { ...person.profile, status: 'approved' } });
      expect(valueOf(await tab.users.readStored(person.uid))?.status).toBe('approved');
    });
  });

  describe('the directory', () => {
    it('anyone who knows an address can read its entry', async () => {
      const owner = await arrangeAccount(world(), { status: 'pending' });
      const { users } = await openTab();
      expect(valueOf(await users.readEntry(owner.email))).toEqual({ gate: 'pending', uid: owner.uid });
      expect(await users.readEntry(uniqueEmail())).toEqual({ ok: true, value: null });
    });

    it('an entry of invalid form is a failure, not a missing entry', async () => {
      const [email, uid] = [uniqueEmail(), `u${uniqueMark()}`];
      await world().documents.write({ [`accountDirectory/${email}`]: { gate: 'ajar', uid } });
      const { users } = await openTab();
      expect(errorOf(await users.readEntry(email)).code).toBe('unexpected');
      await world().documents.write({ [`accountDirectory/${email}`]: { gate: 'open', uid } });
      expect(valueOf(await users.readEntry(email))).toEqual({ gate: 'open', uid });
    });

    it('an unreachable directory is a failure, not a missing entry', async () => {
      const browser = await world().openBrowser();
      const { users } = await browser.openTab();
      browser.network.goOffline();
      expect(errorOf(await users.readEntry(uniqueEmail()))).toEqual({ code: 'network' });
    });
  });

  describe('finding by address', () => {
    it('an approved administrator finds the profile of an address, or that there is none [S6.8, S7.6]', async () => {
      const owner = await arrangeAccount(world());
      const { tab } = await openTabAs(world(), await arrangeAdmin(world()));
      expect(valueOf(await tab.users.findByEmail(owner.email))).toEqual(
        readAccount(owner.uid, owner.profile),
      );
      expect(valueOf(await tab.users.findByEmail(uniqueEmail()))).toEqual({ state: 'missing' });
    });

    it('of two profiles with one address, the one with the lower uid is found [S6.8]', async () => {
      const [email, mark] = [uniqueEmail(), uniqueMark()];
      await world().documents.write({
        ...documentsOf(`b${mark}`, { email }).documents,
        ...documentsOf(`a${mark}`, { email }).documents,
      });
      const { tab } = await openTabAs(world(), await arrangeAdmin(world()));
      expect(valueOf(await tab.users.findByEmail(email))).toMatchObject({ user: { uid: `a${mark}` } });
    });
  });
}
