import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { POWERS } from '#domain/shared/people/powers.ts';

const SeedAccount = z.strictObject({
  uid: z.string(),
  email: z.email(),
  name: z.string(),
  role: z.string().optional(),
  powers: z.enum(POWERS).optional(),
  status: z.enum(['pending', 'approved', 'rejected']).optional(),
  rejectionReason: z.string().optional(),
  createdAt: z.iso.datetime(),
  /** `unproven`: the owner has not proven the address. */
  address: z.literal('unproven').optional(),
  /** `disabled`: the identity may not sign in. */
  identity: z.literal('disabled').optional(),
  /** `missing`: there is no `users/{uid}`; `incomplete`: the document has no role and no status. */
  profile: z.enum(['missing', 'incomplete']).optional(),
  directory: z.literal('missing').optional(),
  /** The expected result of a sign-in with this account. */
  expect: z.string().optional(),
});
export type SeedAccount = z.infer<typeof SeedAccount>;

const Seed = z.object({ password: z.string(), accounts: z.array(SeedAccount).nonempty() });

const FILE = resolve(import.meta.dirname, 'seed-accounts.json');

const seed = Seed.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** The accounts that every local run starts with. */
export const SEED_ACCOUNTS: readonly SeedAccount[] = seed.accounts;
export const SEED_PASSWORD = seed.password;
