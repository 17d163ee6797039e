import { describe, expect, it } from 'vitest';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';

const ID = 'Note0000000000000001';

async function opened() {
  const stage = await aReviewStage();
  const texts = async () => {
    const file = valueOf(await stage.accountReviews.file(stage.person.uid));
    return file.notes?.map(({ text, by }) => ({ text, by, who: file.actors.get(by) }));
  };
  return { ...stage, texts };
}

describe('notes on an account', () => {
  it('a note is read with the account, and with who wrote it', async () => {
    const { accountReviews, person, actor, texts } = await opened();
    valueOf(await accountReviews.addNote(person.uid, ID, 'Called.'));
    const { name, email, uid } = actor;
    expect(await texts()).toEqual([{ text: 'Called.', by: uid, who: { state: 'named', name, email } }]);
  });

  it('one’s own account says nothing about notes, and takes none', async () => {
    const { accountReviews, actor } = await opened();
    expect(valueOf(await accountReviews.file(actor.uid)).notes).toBeNull();
    expect(errorOf(await accountReviews.addNote(actor.uid, ID, 'Me.')).code).toBe('permission-denied');
  });

  it('nobody adds a note while signed out', async () => {
    const { accountReviews, person, session } = await opened();
    await session.signOut();
    expect(errorOf(await accountReviews.addNote(person.uid, ID, 'Called.')).code).toBe('session-expired');
  });
});
