import { expect, it } from 'vitest';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { createPeople } from './people.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';

it('an account is revoked if it is rejected, has another role than driver or does not exist', async () => {
  const stage = await aReviewStage({ status: 'approved', role: 'driver' });
  const rejected = stage.addAccount({ status: 'rejected', role: 'driver' });
  const passenger = stage.addAccount({ status: 'approved', role: 'passenger' });
  const uids = [stage.person.uid, rejected.uid, passenger.uid, 'u-nobody'];
  const revoked = valueOf(await createPeople(stage.needs).areRevoked(uids));
  expect([...revoked]).toEqual([
    [stage.person.uid, false],
    [rejected.uid, true],
    [passenger.uid, true],
    ['u-nobody', true],
  ]);
});

it('no account counts as revoked while accounts cannot be read', async () => {
  const stage = await aReviewStage({ status: 'rejected', role: 'driver' });
  stage.network.goOffline();
  const revoked = await createPeople(stage.needs).areRevoked([stage.person.uid]);
  expect(errorOf(revoked)).toEqual({ code: 'network' });
});

it('a passenger cannot read whether an account is revoked', async () => {
  const stage = await aReviewStage({ status: 'approved' }, 'passenger');
  const revoked = await createPeople(stage.needs).areRevoked([stage.person.uid]);
  expect(errorOf(revoked)).toEqual({ code: 'permission-denied' });
});
