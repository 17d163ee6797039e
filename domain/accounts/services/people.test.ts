import { expect, it } from 'vitest';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { createPeople } from './people.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';

it('accounts without an approval are revoked, whether it was withdrawn or the record is gone', async () => {
  const stage = await aReviewStage({ status: 'approved', role: 'driver' });
  const rejected = stage.addAccount({ status: 'rejected', role: 'driver' });
  const { uid } = stage.person;
  const revoked = valueOf(await createPeople(stage.needs).areRevoked([uid, rejected.uid, 'u-nobody']));
  expect([...revoked]).toEqual([
    [uid, false],
    [rejected.uid, true],
    ['u-nobody', true],
  ]);
});

it('no account counts as revoked while accounts cannot be read', async () => {
  const stage = await aReviewStage({ status: 'rejected', role: 'driver' });
  stage.network.goOffline();
  expect(errorOf(await createPeople(stage.needs).areRevoked([stage.person.uid]))).toEqual({
    code: 'network',
  });
});

it('only administrators can read whether an account is approved', async () => {
  const stage = await aReviewStage({ status: 'approved' }, 'passenger');
  expect(errorOf(await createPeople(stage.needs).areRevoked([stage.person.uid]))).toEqual({
    code: 'permission-denied',
  });
});
