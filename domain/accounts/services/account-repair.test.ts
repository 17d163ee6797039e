import { describe, expect, it } from 'vitest';
import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { aMemoryStage, PASSWORD, sessionIn } from '#adapters/memory/memory-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';

async function stageWith(given: Partial<SeedAccount>, fields: Readonly<Record<string, unknown>> = {}) {
  const stage = aMemoryStage();
  const person = stage.addAccount(given);
  if (given.profile !== 'missing') stage.alter(person.uid, fields);
  const product = stage.openProduct();
  await sessionIn(product.session, 'signed-out');
  const open = () => product.accountRepair.open(person.email, PASSWORD);
  return { ...stage, ...product, person, open, before: stage.stored(person) };
}

describe('opening a case', () => {
  it.each([
    ['', PASSWORD, 'email-required'],
    ['robin', PASSWORD, 'email-malformed'],
    ['person001@example.com', '', 'password-required'],
    ['person001@example.com', 'wrong', 'invalid-credentials'],
    ['nobody@example.com', PASSWORD, 'invalid-credentials'],
  ])('the address %j with the password %j is refused: %s', async (email, password, code) => {
    const { accountRepair } = await stageWith({});
    expect(errorOf(await accountRepair.open(email, password)).code).toBe(code);
  });
});

describe('a repair', () => {
  it.each([
    ['an identity without profile and entry', { profile: 'missing', directory: 'missing' }],
    ['a missing profile', { profile: 'missing' }],
  ] as const)('a repair of %s writes a pending profile and its entry', async (_, given) => {
    const { open, stored, person, session } = await stageWith(given);
    const repaired = await valueOf(await open()).repair({ name: 'Robin', role: 'driver' });
    expect(repaired).toEqual({ ok: true, value: { state: 'healthy' } });
    expect(stored(person)).toMatchObject({
      profile: { uid: person.uid, name: 'Robin', role: 'driver', status: 'pending' },
      entry: { gate: 'pending', uid: person.uid },
    });
    expect(session.current()).toEqual({ state: 'signed-out', reason: null });
  });

  it.each([
    [{ name: '', role: 'driver' }, 'name-required'],
    [{ name: 'Robin', role: '' }, 'role-required'],
    [{ name: 'Robin', role: 'admin' }, 'role-not-registrable'],
  ])('the answers %o are refused: %s', async (answers, code) => {
    const { open, stored, person, before } = await stageWith({ profile: 'missing' });
    const opened = valueOf(await open());
    expect(errorOf(await opened.repair(answers)).code).toBe(code);
    expect(stored(person)).toEqual(before);
    valueOf(await opened.repair({ name: 'Robin', role: 'driver' }));
  });

  it.each([
    ['another uid', {}, { uid: 'u-other' }],
    ['another address', {}, { email: 'else@example.com' }],
    ['an unknown status', {}, { status: 'active' }],
    ['an approval without a role', {}, { role: undefined }],
  ])('a record with %s is left to an administrator unchanged', async (_, given, fields) => {
    const { open, stored, person, before } = await stageWith(given, fields);
    const opened = valueOf(await open());
    expect(opened.outlook.state).toBe('administrator');
    expect(errorOf(await opened.repair({ name: 'Robin', role: 'driver' }))).toEqual({
      code: 'repair-by-administrator',
    });
    expect(stored(person)).toEqual(before);
  });
});

describe('a repair that meets a failure', () => {
  const answers = { name: 'Robin', role: 'driver' };

  it('a repair of a closed case is denied', async () => {
    const { open, stored, person, before } = await stageWith({ profile: 'missing' });
    const opened = valueOf(await open());
    await opened.close();
    expect(errorOf(await opened.repair(answers)).code).toBe('permission-denied');
    expect(stored(person)).toEqual(before);
  });
});
