import { expect, it } from 'vitest';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';

it('accounts without an approval are revoked, whether it was taken back or the record is gone', async () => {
  const stage = await aReviewStage({ status: 'approved', role: 'driver' });
  const rejected = stage.addAccount({ status: 'rejected', role: 'driver' });
  const revoked = await Promise.all([stage.person.uid, rejected.uid, 'u-nobody'].map(stage.people.isRevoked));
  expect(revoked.map(valueOf)).toEqual([false, true, true]);
});

it('nobody is suspected whose account could not be read', async () => {
  const stage = await aReviewStage({ status: 'rejected', role: 'driver' });
  stage.network.goOffline();
  expect(valueOf(await stage.people.isRevoked(stage.person.uid))).toBe(false);
});

it('only administrators read whether an account is approved', async () => {
  const stage = await aReviewStage({ status: 'approved' }, 'passenger');
  expect(errorOf(await stage.people.isRevoked(stage.person.uid))).toEqual({ code: 'permission-denied' });
});
