import { decision, type Step } from '../../scenario/accounts/decision-request.ts';
import { ada, ali, decides, penny, sam, storedReview } from '../../scenario/accounts/decisions-on-penny.ts';
import type { Data } from '../../scenario/datum.ts';
import { account, profile } from '../../scenario/documents.ts';
import type { Case, Request, Seed } from '../../scenario/request.ts';
import { oneMore } from '../../scenario/unknown.ts';

const steps = (before: Data, step: Step): Request => decides(before, step, sam);
const admin = (powers?: string, more: Data = {}): Data =>
  profile(penny, 'admin', { ...more, ...(powers !== undefined && { powers }) });

const seedOf = (before: Data, more: Seed = {}): Seed => ({
  ...account(ada, 'admin'),
  ...account(ali, 'admin', { powers: 'accounts' }),
  ...account(sam, 'system_admin'),
  ...account(penny, String(before['role']), before),
  ...more,
});

/** The same step with other documents. */
const altered = (before: Data, step: Step, changes: Parameters<typeof decision>[1]): Request => ({
  by: sam,
  does: decision({ actor: sam, actorName: 'Person sam', target: penny, before, step }, changes),
});

/** D117: a system_admin gives an admin the power over accounts, the desk, or both. */
export const POWERS_STEP_CASES: readonly Case[] = [
  ...(
    [
      [undefined, 'desk'],
      [undefined, 'accounts'],
      ['both', 'desk'],
      ['desk', 'accounts'],
      ['accounts', 'both'],
    ] as const
  ).map(([from, to]): Case => {
    const before = admin(from);
    const step = { powers: String(to) };
    return {
      title: `an admin with the powers ${from ?? 'of a profile that names none'} gets ${to}, and stays signed in`,
      seed: seedOf(before),
      permitted: steps(before, step),
      refused: {
        'by an admin': decides(before, step, ada),
        'by an admin for accounts': decides(before, step, ali),
        'by themselves': decides(before, step, penny),
        'or powers that nobody knows': steps(before, { powers: oneMore([]) }),
        'or the same once more': steps(before, { powers: from ?? 'both' }),
        'together with the status': steps(before, { ...step, status: 'rejected', reason: 'No.' }),
        'without the powers in the audit entry': altered(before, step, {
          review: { toPowers: to === 'both' ? 'desk' : undefined },
        }),
        'with other ones before in the audit entry': altered(before, step, {
          review: { fromPowers: from === 'desk' ? 'accounts' : 'desk' },
        }),
        'as the end of their sessions': altered(before, step, { profile: { signedInSince: new Date(0) } }),
        'with a mail': altered(before, step, { mail: {} }),
      },
    };
  }),
  ...['pending', 'rejected'].map((status): Case => {
    const before = admin(undefined, {
      status,
      ...(status === 'rejected' && { rejectionReason: 'No photo.' }),
    });
    return {
      title: `a ${status} admin gets the desk alone, and their sessions end`,
      seed: seedOf(before),
      permitted: steps(before, { powers: 'desk' }),
      refused: {
        'by an admin': decides(before, { powers: 'desk' }, ada),
        'while their sessions go on': altered(
          before,
          { powers: 'desk' },
          { profile: { signedInSince: undefined } },
        ),
      },
    };
  }),
  ...['passenger', 'driver', 'system_admin', 'auditor'].map((role): Case => {
    const before = profile(penny, role);
    return {
      title: `a ${role} becomes an admin for the desk in one step`,
      seed: seedOf(before),
      permitted: steps(before, { role: 'admin', powers: 'desk' }),
      refused: {
        'by an admin': decides(before, { role: 'admin', powers: 'desk' }, ada),
        [`no ${role} has powers to change`]: steps(before, { powers: 'desk' }),
        'with powers that nobody knows': steps(before, { role: 'admin', powers: oneMore([]) }),
      },
    };
  }),
  {
    title: 'undo turns an admin for the desk back into the driver they were',
    seed: seedOf(admin('desk', { reviewCount: 1 }), {
      'users/penny/reviews/1': storedReview('sam', 'approved', 'approved', {
        fromRole: 'driver',
        toRole: 'admin',
        toPowers: 'desk',
      }),
    }),
    permitted: steps(admin('desk', { reviewCount: 1 }), { role: 'driver', powers: 'both' }),
    refused: {
      'with powers that nobody knows': steps(admin('desk', { reviewCount: 1 }), {
        role: 'driver',
        powers: oneMore([]),
      }),
    },
  },
  {
    title: 'an account keeps its powers in every other step',
    seed: seedOf(profile(penny, 'driver', { powers: 'desk' })),
    permitted: steps(profile(penny, 'driver', { powers: 'desk' }), { status: 'rejected', reason: 'No.' }),
    refused: {
      'and has none of them by itself': decides(
        profile(penny, 'driver', { powers: 'desk' }),
        { role: 'admin', powers: 'both' },
        penny,
      ),
    },
  },
];
