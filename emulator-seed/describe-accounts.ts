import { SEED_ACCOUNTS, SEED_PASSWORD, type SeedAccount } from './seed-accounts.ts';

function expectation({ expect, identity, status, profile }: SeedAccount): string {
  if (expect !== undefined) return expect;
  if (identity === 'disabled') return 'its identity is disabled';
  if (profile === undefined && status === 'approved') return 'signs in';
  return status === 'pending' ? 'waits for approval' : 'was rejected';
}

/** The demo accounts, for the terminal: address, role, and what to expect when signing in. */
export function describeAccounts(): string {
  const widest = Math.max(...SEED_ACCOUNTS.map(({ email }) => email.length));
  const lines = SEED_ACCOUNTS.map((account) => {
    const role = (account.role ?? '').padEnd(12);
    return `  ${account.email.padEnd(widest)}  ${role}  ${expectation(account)}`;
  });
  return [`Demo accounts, each with the password ${SEED_PASSWORD}`, ...lines].join('\n');
}
