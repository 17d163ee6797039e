import { describe, expect, it } from 'vitest';
import { aMemoryStage, recordStates, sessionIn } from '#adapters/memory/memory-stage.builder.ts';

async function twoTabs() {
  const stage = aMemoryStage();
  const person = stage.addAccount();
  const here = stage.openProduct();
  const there = stage.openProduct(here.browser);
  await Promise.all([sessionIn(here.session, 'signed-out'), sessionIn(there.session, 'signed-out')]);
  return { ...stage, person, here, there };
}

describe('two tabs', () => {
  it('both tabs are signed in together', async () => {
    const { person, here, there } = await twoTabs();
    await here.enter(person);
    expect(await sessionIn(there.session, 'signed-in')).toMatchObject({ user: { uid: person.uid } });
  });

  it('both tabs are signed out together', async () => {
    const { person, here, there } = await twoTabs();
    await here.enter(person);
    await sessionIn(there.session, 'signed-in');
    await here.session.signOut();
    expect(await sessionIn(there.session, 'signed-out')).toEqual({ state: 'signed-out', reason: null });
  });

  it('tabs pass through loading when the person changes, and never mix two people [S4.10]', async () => {
    const { person, here, there, addAccount } = await twoTabs();
    const other = addAccount({ role: 'driver' });
    await here.enter(person);
    await sessionIn(there.session, 'signed-in');
    const states = recordStates(there.session);
    await here.enter(other);
    await sessionIn(there.session, 'signed-in');
    expect(states).toEqual([`signed-in ${person.uid}`, 'loading', `signed-in ${other.uid}`]);
    expect(there.session.current()).toMatchObject({ identity: { uid: other.uid }, user: { role: 'driver' } });
  });

  it('a refused sign-in in one tab leaves the other’s session alone', async () => {
    const { person, here, there, addAccount } = await twoTabs();
    const pending = addAccount({ status: 'pending' });
    await here.enter(person);
    const states = recordStates(there.session);
    await sessionIn(there.session, 'signed-in');
    expect(await there.enter(pending)).toMatchObject({ error: { code: 'pending' } });
    expect(here.session.current()).toMatchObject({ state: 'signed-in', user: { uid: person.uid } });
    expect(states.at(-1)).toBe(`signed-in ${person.uid}`);
  });
});
