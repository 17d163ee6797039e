import { describe, expect, it } from 'vitest';
import { noteBatch } from '#domain/accounts/model/note.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { arrangeAccount, arrangeAdmin } from '../stage/arranged-account.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

const DENIED = { code: 'permission-denied' };

export function describeNotes(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);

  describe('the notes on an account', () => {
    it('notes are read newest first, with author and time', async () => {
      const [actor, subject] = [await arrangeAdmin(world()), await arrangeAccount(world())];
      const { reviews, records } = (await openTabAs(world(), actor)).tab;
      for (const text of ['First.', 'Second.']) {
        valueOf(await records.commit(noteBatch(subject.uid, { id: anId(), by: actor.uid, text })));
      }
      const notes = valueOf(await reviews.notes(subject.uid));
      expect(notes.map(({ text }) => text).toSorted()).toEqual(['First.', 'Second.']);
      expect(notes.every(({ by }) => by === actor.uid)).toBe(true);
      const [newer, older] = notes.map(({ at }) => at.getTime());
      expect(newer).toBeGreaterThanOrEqual(older ?? Number.NaN);
    });

    it('a second note with the same id is refused', async () => {
      const [actor, subject] = [await arrangeAdmin(world()), await arrangeAccount(world())];
      const { reviews, records } = (await openTabAs(world(), actor)).tab;
      const note = { id: anId(), by: actor.uid, text: 'Once.' };
      valueOf(await records.commit(noteBatch(subject.uid, note)));
      expect(errorOf(await records.commit(noteBatch(subject.uid, { ...note, text: 'Other.' })))).toEqual(
        DENIED,
      );
      expect(valueOf(await reviews.notes(subject.uid))).toMatchObject([{ text: 'Once.' }]);
    });
  });
}
