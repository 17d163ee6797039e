import type { Data } from '../datum.ts';
import { decision, type Decided, type Step } from './decision-request.ts';
import { account, profile } from '../documents.ts';
import { person, type SignedIn } from '../people.ts';
import type { Request, Seed } from '../request.ts';

export const ada = person('ada');
export const ali = person('ali');
export const sam = person('sam');
export const penny = person('penny');

/** Two admins and a system_admin. */
export const staff = {
  ...account(ada, 'admin'),
  ...account(ali, 'admin'),
  ...account(sam, 'system_admin'),
};

export const pennyWith = (changes: Data): Data => profile(penny, 'passenger', changes);

/** The staff and Penny's account, with the audit entry of her last decision if one is given. */
export function pennyAndStaff(before: Data, lastReview: Data | null = null): Seed {
  return {
    ...staff,
    ...account(penny, String(before['role']), before),
    ...(lastReview !== null && { [`users/penny/reviews/${String(before['reviewCount'])}`]: lastReview }),
  };
}

export const decides = (before: Data, step: Step, actor: SignedIn = ada): Request => ({
  by: actor,
  does: decision({ actor, actorName: `Person ${actor.sub}`, target: penny, before, step }),
});

/** A stored audit entry. */
export const storedReview = (actor: string, from: string, to: string, more: Data = {}): Data => ({
  actor,
  from,
  to,
  at: new Date(0),
  ...more,
});

export const approvedOnce = pennyWith({ status: 'approved', reviewCount: 1 });
export const withdraws = (actor: SignedIn = ada): Request =>
  decides(approvedOnce, { status: 'pending' }, actor);

export const approvalOfPenny: Decided = {
  actor: ada,
  actorName: 'Person ada',
  target: penny,
  before: pennyWith({ status: 'pending' }),
  step: { status: 'approved' },
};
