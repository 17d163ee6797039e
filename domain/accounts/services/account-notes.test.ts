import { describe, expect, it } from 'vitest';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';

async function opened() {
  const stage = await aReviewStage();
  const texts = async () => {
    const file = valueOf(await stage.readAccountFile(stage.person.uid));
    return file.notes?.map(({ text, by }) => ({ text, by, who: file.actors.get(by) }));
  };
  return { ...stage, texts };
}

describe('notes on an account', () => {
  it('a note is read with the account, and with who wrote it', async () => {
    const { accountNotes, person, actor, texts } = await opened();
    valueOf(await accountNotes.add(person.uid, accountNotes.newId(), 'Called.'));
    const { name, email, uid } = actor;
    expect(await texts()).toEqual([{ text: 'Called.', by: uid, who: { state: 'named', name, email } }]);
  });

  it('a note whose answer was lost is sent again under its id, and is there once', async () => {
    const { accountNotes, person, network, texts } = await opened();
    const id = accountNotes.newId();
    network.loseNextAnswer('documents');
    expect(errorOf(await accountNotes.add(person.uid, id, 'Called.'))).toEqual({ code: 'network' });
    valueOf(await accountNotes.add(person.uid, id, 'Called.'));
    expect(await texts()).toHaveLength(1);
  });

  it('one’s own account says nothing about notes, and takes none', async () => {
    const { accountNotes, readAccountFile, actor } = await opened();
    expect(valueOf(await readAccountFile(actor.uid)).notes).toBeNull();
    expect(errorOf(await accountNotes.add(actor.uid, accountNotes.newId(), 'Me.')).code).toBe(
      'permission-denied',
    );
  });

  it('nobody adds a note while signed out', async () => {
    const { accountNotes, person, session } = await opened();
    await session.signOut();
    expect(errorOf(await accountNotes.add(person.uid, accountNotes.newId(), 'Called.')).code).toBe(
      'permission-denied',
    );
  });
});
