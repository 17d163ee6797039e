import { expect, test } from 'vitest';
import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { ProviderCall } from '../testing/stub-server.ts';
import { openStubbedAdapters } from '../testing/stubbed-adapters.ts';

test('an account is looked up by its address in `users`, with a limit of one [S7.6]', async () => {
  const calls: ProviderCall[] = [];
  const { users, close } = await openStubbedAdapters((call) => {
    calls.push(call);
    return { body: [{ readTime: '2025-06-01T12:00:00Z' }] };
  });
  expect(await users.findByEmail(valueOf(parseEmail('Robin@example.com')))).toEqual({
    ok: true,
    value: { state: 'missing' },
  });
  await close();
  expect(calls.map(({ verb }) => verb)).toEqual(['runQuery']);
  expect(calls[0]?.body).toMatchObject({
    structuredQuery: {
      from: [{ collectionId: 'users' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'email' },
          op: 'EQUAL',
          value: { stringValue: 'robin@example.com' },
        },
      },
      limit: 1,
    },
  });
});
