import { describe, expect, it } from 'vitest';
import { MOST_RENAMES } from '#domain/accounts/model/account-limits.ts';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { renameBatch } from '#domain/accounts/model/profile-batch.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import {
  arrangeAccount,
  namesOf,
  type ArrangedAccount,
  type Arrangement,
} from '../stage/arranged-account.builder.ts';
import { userSeenIn } from '../stage/reviewing.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

const DENIED = { code: 'permission-denied' };

/** Renaming one's own profile, which records the former name. */
export function describeRenaming(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const arrive = async (arrangement: Arrangement) => {
    const person = await arrangeAccount(world(), arrangement);
    const { browser, tab } = await openTabAs(world(), person);
    const { records } = tab;
    const rename = (name: string) => records.commit(renameBatch(namesOf(person), name));
    /** Renames the person after a read of their profile. */
    const renameNow = async (name: string) =>
      records.commit(renameBatch(await userSeenIn(tab, person.uid), name));
    return { person, tab, rename, renameNow, network: browser.network };
  };
  const profileOf = ({ uid }: ArrangedAccount) => world().documents.read(`users/${uid}`);
  const earlier = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, number) => [number, { name: `Name ${number}`, until: new Date(0) }]),
    );

  describe('renaming', () => {
    it('renaming changes the name and its search keys, and records the former name with the time', async () => {
      const { person, rename } = await arrive({});
      valueOf(await rename('Ärger NEU'));
      expect(await profileOf(person)).toEqual({
        ...person.profile,
        name: 'Ärger NEU',
        ...nameKeysOf('Ärger NEU'),
        formerNames: { 0: { name: person.name, until: expect.any(Date) } },
      });
    });

    it('all former names are read, oldest first, even if there are more than ten', async () => {
      const { person, tab, renameNow } = await arrive({ fields: { formerNames: earlier(11) } });
      valueOf(await renameNow('New Name'));
      const { formerNames } = await userSeenIn(tab, person.uid);
      const names = Array.from({ length: 11 }, (_, number) => `Name ${number}`);
      expect(formerNames.map((former) => former?.name)).toEqual([...names, person.name]);
    });

    it('an unreadable former name counts, hides no others and prevents no renaming', async () => {
      const { person, tab, renameNow } = await arrive({
        fields: { formerNames: { ...earlier(2), 1: 'Name 1' } },
      });
      valueOf(await renameNow('New Name'));
      const { formerNames } = await userSeenIn(tab, person.uid);
      expect(formerNames.map((former) => former?.name)).toEqual(['Name 0', undefined, person.name]);
    });

    it(`a name changes ${MOST_RENAMES} times and no more`, async () => {
      const { person, renameNow } = await arrive({ fields: { formerNames: earlier(MOST_RENAMES - 1) } });
      valueOf(await renameNow('Last Name'));
      expect(errorOf(await renameNow('One More'))).toEqual(DENIED);
      expect(await profileOf(person)).toMatchObject({ name: 'Last Name' });
    });

    it.each([
      { name: ' ', what: 'is invisible' },
      { name: undefined, what: 'is missing' },
    ])('a former name that $what is not recorded', async ({ name }) => {
      const { person, renameNow } = await arrive({ fields: { name } });
      valueOf(await renameNow('New Name'));
      expect(await profileOf(person)).toEqual({
        ...person.profile,
        name: 'New Name',
        ...nameKeysOf('New Name'),
      });
    });

    it('a renaming is refused if the name has changed since it was read', async () => {
      const { person, rename } = await arrive({});
      valueOf(await rename('New Name'));
      expect(errorOf(await rename('Newer Name'))).toEqual(DENIED);
      expect(await profileOf(person)).toMatchObject({ name: 'New Name' });
    });
  });
}
