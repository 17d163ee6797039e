import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openProduct } from './memory-stage.builder.ts';
import { seedMemoryWorld } from './memory-seed.ts';
import { createMemoryWorld } from './memory-world.ts';
import { PRODUCT_RULES } from './product-rules.builder.ts';

const text = z.string();
const optional = z.string().exactOptional();
const Seed = z.object({
  password: text,
  accounts: z.array(
    z.object({
      uid: text,
      email: text,
      name: text,
      role: optional,
      status: optional,
      createdAt: text,
      rejectionReason: optional,
      identity: optional,
      profile: optional,
      directory: optional,
    }),
  ),
});

const file = new URL('../../emulator-seed/seed-accounts.json', import.meta.url);
const seed = Seed.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Every seed account: the answer of the email check, and the outcome of signing in. */
const TABLE = {
  'passenger@example.com': ['open', 'passenger approved'],
  'driver@example.com': ['open', 'driver approved'],
  'admin@example.com': ['open', 'admin approved'],
  'sysadmin@example.com': ['open', 'system_admin approved'],
  'auditor@example.com': ['open', 'auditor approved'],
  'pending@example.com': ['pending', 'pending'],
  'pending-driver@example.com': ['pending', 'pending'],
  'pending-admin@example.com': ['open', 'admin pending'],
  'rejected@example.com': ['rejected-unproven', 'rejected'],
  'rejected-silent@example.com': ['rejected-unproven', 'rejected'],
  'disabled@example.com': ['open', 'user-disabled'],
  'damaged@example.com': ['open', 'profile-missing'],
  'incomplete@example.com': ['open', 'profile-damaged'],
  'orphan@example.com': ['account-not-found', 'profile-missing'],
  'second-passenger@example.com': ['open', 'passenger approved'],
  'second-driver@example.com': ['open', 'driver approved'],
  'third-driver@example.com': ['open', 'driver approved'],
  'fourth-driver@example.com': ['open', 'driver approved'],
  'fifth-driver@example.com': ['open', 'driver approved'],
  'third-passenger@example.com': ['open', 'passenger approved'],
  'fourth-passenger@example.com': ['open', 'passenger approved'],
  'fifth-passenger@example.com': ['open', 'passenger approved'],
  'sixth-passenger@example.com': ['open', 'passenger approved'],
};

function openSeededProduct() {
  const world = createMemoryWorld({ rules: PRODUCT_RULES });
  seedMemoryWorld(world, seed);
  return openProduct(world.openBrowser());
}

describe('the seed', () => {
  it('the seed holds the accounts of the table and no others', () => {
    expect(seed.accounts.map(({ email }) => email)).toEqual(Object.keys(TABLE));
  });

  it.each(Object.entries(TABLE))(
    '%s is checked and signs in as stated: %o',
    async (email, [gate, outcome]) => {
      const { emailCheck, signIn } = openSeededProduct();
      const checked = await emailCheck.check(email);
      expect(checked.ok ? 'open' : checked.error.code).toBe(gate);
      const signedIn = await signIn({ email, password: seed.password, area: null });
      const came = signedIn.ok ? `${signedIn.value.role} ${signedIn.value.status}` : signedIn.error.code;
      expect(came).toBe(outcome);
    },
  );

  it('a rejection’s reason is stored where the seed has one', async () => {
    const { signIn } = openSeededProduct();
    const enter = (email: string) => signIn({ email, password: seed.password, area: null });
    expect(await enter('rejected@example.com')).toMatchObject({
      error: { reason: 'The licence photo was unreadable.' },
    });
    expect(await enter('rejected-silent@example.com')).toMatchObject({ error: { reason: null } });
  });
});
