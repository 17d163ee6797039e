import { describe, expect, it } from 'vitest';
import { nameKeysOf } from '#domain/accounts/model/name-keys.ts';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import {
  endSessionsBatch,
  renameBatch,
  repairBatch,
  type ProfileRepair,
} from '#domain/accounts/model/profile-batch.ts';
import { SERVER_TIME } from '#domain/shared/record-write.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import {
  arrangeAccount,
  type ArrangedAccount,
  storedOf,
  type Arrangement,
} from '../stage/arranged-account.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

const DENIED = { code: 'permission-denied' };
const NO_ROLE_NO_STATUS = { role: undefined, status: undefined };

/** Repairing one's own profile, and ending the older sessions of its owner. */
export function describeProfileChanges(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const arrive = async (arrangement: Arrangement) => {
    const person = await arrangeAccount(world(), arrangement);
    const { browser, tab } = await openTabAs(world(), person);
    return { person, tab, records: tab.records, network: browser.network };
  };
  const profileOf = ({ uid }: ArrangedAccount) => world().documents.read(`users/${uid}`);
  const entryOf = ({ email }: ArrangedAccount) => world().documents.read(`accountDirectory/${email}`);
  const asDriver = ({ uid, email }: ArrangedAccount): ProfileRepair => ({
    uid,
    email,
    fields: { role: 'driver', status: 'pending' },
    gate: 'pending',
  });

  describe('repairing a profile', () => {
    it('a repair adds what is missing, keeps the rest, and sets the matching gate', async () => {
      const { person, records } = await arrive({
        fields: { ...NO_ROLE_NO_STATUS, [QUEUE_ORDER]: undefined },
      });
      const fields = { ...asDriver(person).fields, [QUEUE_ORDER]: SERVER_TIME } as const;
      valueOf(await records.commit(repairBatch({ ...asDriver(person), fields })));
      expect(await profileOf(person)).toEqual({
        ...person.profile,
        role: 'driver',
        status: 'pending',
        [QUEUE_ORDER]: expect.any(Date),
      });
      expect(await entryOf(person)).toEqual({ gate: 'pending', uid: person.uid });
    });

    it('a repair replaces fields whose form is invalid', async () => {
      const { person, records } = await arrive({
        status: 'pending',
        fields: { role: 'PASSENGER', email: 'robin', createdAt: 'soon', reviewCount: 'none' },
      });
      const { email } = person;
      const createdAt = '2025-06-01T12:00:00.000Z';
      const fields = { role: 'passenger', email, createdAt, reviewCount: 0 } as const;
      valueOf(await records.commit(repairBatch({ ...asDriver(person), fields })));
      expect(await profileOf(person)).toEqual({ ...person.profile, ...fields });
    });

    it('a repair can write the entry alone', async () => {
      const { person, records } = await arrive({});
      await world().documents.write({
        [`accountDirectory/${person.email}`]: { gate: 'pending', uid: person.uid },
      });
      valueOf(await records.commit(repairBatch({ ...asDriver(person), fields: {}, gate: 'open' })));
      expect(await profileOf(person)).toEqual(person.profile);
      expect(await entryOf(person)).toEqual({ gate: 'open', uid: person.uid });
    });

    it.each([
      ['a valid role', {}, { role: 'driver' }, 'open'],
      ['a valid status', { status: 'pending' }, { status: 'approved' }, 'open'],
      ['a valid name', { status: 'pending' }, { name: 'Else', ...nameKeysOf('Else') }, 'pending'],
      ['a valid date', {}, { createdAt: '2025-06-01T12:00:00.000Z' }, 'open'],
      ['a rejection', { status: 'rejected' }, { status: 'pending' }, 'pending'],
    ] as const)('a repair never touches %s', async (_, arrangement, fields, gate) => {
      const { person, records } = await arrive(arrangement);
      const entry = await entryOf(person);
      const { uid, email } = person;
      expect(errorOf(await records.commit(repairBatch({ uid, email, fields, gate })))).toEqual(DENIED);
      expect(await profileOf(person)).toEqual(person.profile);
      expect(await entryOf(person)).toEqual(entry);
    });

    it.each([
      ['an administrator’s role', { role: 'admin', status: 'pending' }, 'open'],
      ['an approval', { role: 'driver', status: 'approved' }, 'open'],
      ['a gate that belongs to another status', { role: 'driver', status: 'pending' }, 'open'],
      ['a profile that is still damaged', { role: 'driver' }, 'pending'],
    ] as const)('a repair never grants %s', async (_, fields, gate) => {
      const { person, records } = await arrive({ fields: NO_ROLE_NO_STATUS });
      const { uid, email } = person;
      expect(errorOf(await records.commit(repairBatch({ uid, email, fields, gate })))).toEqual(DENIED);
      expect(await profileOf(person)).toEqual(person.profile);
      valueOf(await records.commit(repairBatch(asDriver(person))));
    });

    it('a repair never gives a role to an approved record without one', async () => {
      const { person, records } = await arrive({ fields: { role: undefined } });
      const { uid, email } = person;
      const repair: ProfileRepair = { uid, email, fields: { role: 'driver' }, gate: 'open' };
      expect(errorOf(await records.commit(repairBatch(repair)))).toEqual(DENIED);
      expect(await profileOf(person)).toEqual(person.profile);
    });

    it('a repair keeps a rejected gate rejected', async () => {
      const { person, records } = await arrive({ status: 'rejected', fields: { status: undefined } });
      const { uid, email } = person;
      const opening: ProfileRepair = { uid, email, fields: { status: 'pending' }, gate: 'pending' };
      expect(errorOf(await records.commit(repairBatch(opening)))).toEqual(DENIED);
      valueOf(
        await records.commit(repairBatch({ uid, email, fields: { status: 'rejected' }, gate: 'rejected' })),
      );
      expect(await entryOf(person)).toEqual({ gate: 'rejected', uid });
    });

    it('a repair does not turn a record with a rejection reason into a pending one', async () => {
      const fields = { status: undefined, rejectionReason: 'Blurred photo' };
      const { person, records } = await arrive({ fields });
      const { uid, email } = person;
      const repair: ProfileRepair = { uid, email, fields: { status: 'pending' }, gate: 'pending' };
      expect(errorOf(await records.commit(repairBatch(repair)))).toEqual(DENIED);
      expect(await profileOf(person)).toEqual(person.profile);
    });

    it('only the owner can repair a record', async () => {
      const { records } = await arrive({ role: 'admin' });
      const damaged = await arrangeAccount(world(), { fields: NO_ROLE_NO_STATUS });
      expect(errorOf(await records.commit(repairBatch(asDriver(damaged))))).toEqual(DENIED);
      expect(await profileOf(damaged)).toEqual(damaged.profile);
    });

    it('both documents are written or neither: a lost request changes nothing, a lost answer everything', async () => {
      const { person, records, network } = await arrive({ fields: NO_ROLE_NO_STATUS });
      network.loseNextRequest('documents');
      expect(errorOf(await records.commit(repairBatch(asDriver(person))))).toEqual({ code: 'network' });
      expect(await profileOf(person)).toEqual(person.profile);
      network.loseNextAnswer('documents');
      expect(errorOf(await records.commit(repairBatch(asDriver(person))))).toEqual({ code: 'network' });
      expect(await profileOf(person)).toMatchObject({ role: 'driver', status: 'pending' });
      expect(await entryOf(person)).toEqual({ gate: 'pending', uid: person.uid });
    });
  });

  describe('ending older sessions', () => {
    const seconds = 1000;

    it('the session that ends older ones goes on, and an older one has no rights left', async () => {
      const person = await arrangeAccount(world());
      const [old, young] = [await openTabAs(world(), person), await openTabAs(world(), person)];
      const begun = valueOf(await young.tab.identity.signedInAt());
      await world().documents.write({
        [`users/${person.uid}`]: { ...person.profile, signedInSince: new Date(begun.getTime() - seconds) },
      });
      valueOf(await young.tab.records.commit(endSessionsBatch(person.uid, begun)));
      expect(await profileOf(person)).toEqual({ ...person.profile, signedInSince: begun });
      valueOf(await young.tab.records.commit(renameBatch(person.uid, 'New Name', storedOf(person))));
      await world().documents.write({
        [`users/${person.uid}`]: {
          ...person.profile,
          signedInSince: new Date(begun.getTime() + 60 * seconds),
        },
      });
      expect(
        errorOf(await old.tab.records.commit(renameBatch(person.uid, 'Old Name', storedOf(person)))),
      ).toEqual(DENIED);
      expect(valueOf(await old.tab.users.read(person.uid))?.uid).toBe(person.uid);
    });

    it.each(['pending', 'rejected'] as const)('a %s account has no sessions to end', async (status) => {
      const { person, records, tab } = await arrive({ status });
      const begun = valueOf(await tab.identity.signedInAt());
      expect(errorOf(await records.commit(endSessionsBatch(person.uid, begun)))).toEqual(DENIED);
      expect(await profileOf(person)).toEqual(person.profile);
    });

    it('nobody ends sessions as of another time than their own, or of another account', async () => {
      const { person, records, tab } = await arrive({ role: 'system_admin' });
      const begun = valueOf(await tab.identity.signedInAt());
      const other = await arrangeAccount(world());
      const wrong = new Date(begun.getTime() + seconds);
      expect(errorOf(await records.commit(endSessionsBatch(person.uid, wrong)))).toEqual(DENIED);
      expect(errorOf(await records.commit(endSessionsBatch(other.uid, begun)))).toEqual(DENIED);
      expect(await profileOf(person)).toEqual(person.profile);
      valueOf(await records.commit(endSessionsBatch(person.uid, begun)));
    });

    it('ending older sessions fails with "network" while the store cannot be reached', async () => {
      const { person, records, tab, network } = await arrive({});
      const begun = valueOf(await tab.identity.signedInAt());
      network.goOffline();
      expect(errorOf(await records.commit(endSessionsBatch(person.uid, begun)))).toEqual({ code: 'network' });
      expect(await profileOf(person)).toEqual(person.profile);
    });
  });
}
