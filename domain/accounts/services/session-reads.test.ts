import { describe, expect, it } from 'vitest';
import { anApprovedUser, aPendingUser } from '../model/user.builder.ts';
import type { User } from '../model/user.ts';
import { ROBIN, startScripted } from './scripted-session.builder.ts';

describe('two reads under way at the same time', () => {
  const LOST = { ok: false, error: { code: 'network' } } as const;
  const sound = (user: User) => ({ ok: true, value: { state: 'sound', user } }) as const;
  const named = (name: string) => sound(anApprovedUser({ name }));

  /** A person whose first read was lost and who then tried twice: reads two and three. */
  async function unreachable() {
    const started = startScripted();
    started.announce(ROBIN);
    await started.answerNumber(1, LOST);
    expect(started.session.current()).toMatchObject({ state: 'unreachable' });
    void started.session.refresh();
    void started.session.refresh();
    return started;
  }

  it.each([
    ['an older read', 3, 2],
    ['a newer read', 2, 3],
  ])('%s that is lost after another one was answered changes nothing', async (_, answered, lost) => {
    const { session, answerNumber } = await unreachable();
    await answerNumber(answered, named('Robin Rider'));
    await answerNumber(lost, LOST);
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { name: 'Robin Rider' } });
  });

  it('the older read still admits the person after the newer one was lost', async () => {
    const { session, answerNumber } = await unreachable();
    await answerNumber(3, LOST);
    await answerNumber(2, named('Robin Rider'));
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { name: 'Robin Rider' } });
  });

  it('the older read does not override the newer one', async () => {
    const { session, answerNumber } = await unreachable();
    await answerNumber(3, named('New Name'));
    await answerNumber(2, named('Old Name'));
    expect(session.current()).toMatchObject({ state: 'signed-in', user: { name: 'New Name' } });
  });

  it('an older refusal does not end a session that a newer read admitted', async () => {
    const { session, answerNumber, counts } = await unreachable();
    await answerNumber(3, named('Robin Rider'));
    await answerNumber(2, sound(aPendingUser()));
    expect(session.current()).toMatchObject({ state: 'signed-in' });
    expect(counts().signOuts).toBe(0);
  });

  it('two lost reads leave the failure of the newer one', async () => {
    const { session, answerNumber } = await unreachable();
    await answerNumber(3, { ok: false, error: { code: 'unavailable' } });
    await answerNumber(2, LOST);
    expect(session.current()).toMatchObject({ state: 'unreachable', error: { code: 'unavailable' } });
  });
});
