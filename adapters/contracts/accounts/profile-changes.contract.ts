import { describe, expect, it } from 'vitest';
import {
  endSessionsBatch,
  renameBatch,
  repairBatch,
  type ProfileRepair,
} from '#domain/accounts/model/profile-batch.ts';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import { SERVER_TIME } from '#domain/shared/record-write.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import {
  arrangeAccount,
  type ArrangedAccount,
  namesOf,
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
    it('a repair adds the missing fields, keeps the rest, and sets the matching gate', async () => {
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

    it('a repair can write only the directory entry', async () => {
      const { person, records } = await arrive({});
      await world().documents.write({
        [`accountDirectory/${person.email}`]: { gate: 'pending', uid: person.uid },
      });
      valueOf(await records.commit(repairBatch({ ...asDriver(person), fields: {}, gate: 'open' })));
      expect(await profileOf(person)).toEqual(person.profile);
      expect(await entryOf(person)).toEqual({ gate: 'open', uid: person.uid });
    });
  });

  describe('ending older sessions', () => {
    const seconds = 1000;

    it('a session that has ended the older sessions can rename the person, and an older session cannot', async () => {
      const person = await arrangeAccount(world());
      const [old, young] = [await openTabAs(world(), person), await openTabAs(world(), person)];
      const begun = valueOf(await young.tab.identity.signedInAt());
      await world().documents.write({
        [`users/${person.uid}`]: { ...person.profile, signedInSince: new Date(begun.getTime() - seconds) },
      });
      valueOf(await young.tab.records.commit(endSessionsBatch(person.uid, begun)));
      expect(await profileOf(person)).toEqual({ ...person.profile, signedInSince: begun });
      valueOf(await young.tab.records.commit(renameBatch(namesOf(person), 'New Name')));
      await world().documents.write({
        [`users/${person.uid}`]: {
          ...person.profile,
          signedInSince: new Date(begun.getTime() + 60 * seconds),
        },
      });
      expect(errorOf(await old.tab.records.commit(renameBatch(namesOf(person), 'Old Name')))).toEqual(DENIED);
      expect(valueOf(await old.tab.users.readStored(person.uid))?.uid).toBe(person.uid);
    });
  });
}
