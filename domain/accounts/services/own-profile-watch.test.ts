import { describe, expect, it, onTestFinished } from 'vitest';
import { aMemoryStage, sessionIn } from '#adapters/memory/memory-stage.builder.ts';
import { valueOf } from '../../shared/value-of.builder.ts';

const DISABLED = { code: 'user-disabled', providerCode: 'a-code' } as const;

async function watching() {
  const stage = aMemoryStage();
  const person = stage.addAccount({ name: 'Pat' });
  const product = stage.openProduct();
  valueOf(await product.enter(person));
  const stop = product.watchOwnProfile();
  onTestFinished(stop);
  const reads = () => product.requestsOf('read users/*');
  const look = async () => {
    product.lookNow();
    // The reads of the watch and of the session are answered before these reads.
    for (let read = 0; read < 5; read += 1) {
      await product.tab.users.read(person.uid);
    }
  };
  return { ...stage, ...product, person, stop, look, reads };
}

describe('the watch over the own profile', () => {
  it('the watch ends the session of a person whose approval is revoked, with the reason', async () => {
    const { session, alter, person, look } = await watching();
    alter(person.uid, { status: 'rejected', rejectionReason: 'Gone.' });
    await look();
    const { reason } = await sessionIn(session, 'signed-out');
    expect(reason).toEqual({ code: 'access-revoked', reason: 'Gone.' });
  });

  it('the watch brings a changed role and name into the session', async () => {
    const { session, alter, person, look } = await watching();
    alter(person.uid, { role: 'driver', name: 'Pat Driver' });
    await look();
    expect(session.current()).toMatchObject({ user: { role: 'driver', name: 'Pat Driver' } });
  });

  it('the watch reads once at each look while nothing changes', async () => {
    const { look, reads } = await watching();
    const before = reads();
    await look();
    const ofOneLook = reads() - before;
    await look();
    expect([ofOneLook, reads() - before]).toEqual([6, 12]);
  });

  it('the watch changes nothing without an answer, and ends the session of a disabled identity', async () => {
    const { session, network, look, lookNow, world, person } = await watching();
    network.goOffline();
    await look();
    expect(session.current().state).toBe('signed-in');
    network.goOnline();
    network.refuseNext('reading', DISABLED);
    network.refuseNext('reading', DISABLED);
    lookNow();
    expect((await sessionIn(session, 'signed-out')).reason).toMatchObject({ code: 'user-disabled' });
    expect(world.documents.read(`users/${person.uid}`)).not.toBeNull();
  });

  it('the watch follows the next user of the session, until it is stopped', async () => {
    const { session, enter, addAccount, alter, look, stop, reads, lookNow } = await watching();
    valueOf(await session.signOut());
    const before = reads();
    lookNow();
    expect(reads()).toBe(before);
    const next = addAccount({ name: 'Nora' });
    valueOf(await enter(next));
    alter(next.uid, { name: 'Nora Next' });
    await look();
    expect(session.current()).toMatchObject({ user: { name: 'Nora Next' } });
    stop();
    alter(next.uid, { name: 'Nobody' });
    await look();
    expect(session.current()).toMatchObject({ user: { name: 'Nora Next' } });
  });
});
