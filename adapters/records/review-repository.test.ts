import { expect, test } from 'vitest';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';

test('a count is that of the accounts with this status', async () => {
  const { tab, addAccount } = await aReviewStage({ status: 'pending' });
  addAccount({ status: 'pending' });
  addAccount({ status: 'approved' });
  expect(valueOf(await tab.reviews.count('pending'))).toBe(2);
  expect(valueOf(await tab.reviews.count('rejected'))).toBe(0);
});
