import { QUEUE_PLACE, profile } from '../scenario/documents.ts';
import { get, list, type Case } from '../scenario/request.ts';
import { ada, asks, everybody, penny, sam } from '../scenario/readers.ts';

const pageOfPending = { collection: 'users', where: [['status', '==', 'pending']], limit: 100 } as const;
const onePage = list(pageOfPending);
const EVERY_TRAIL = list({ collection: 'reviews', group: true, limit: 100 });
const ownRow = list({ collection: 'users', where: [['uid', '==', 'penny']], limit: 1 });

/** Row "admin, system_admin" for queries: with the right filter, without it, and on an empty collection. */
export const LISTING_CASES: readonly Case[] = [
  {
    title: 'an approved admin lists a page of profiles',
    seed: everybody,
    permitted: { by: ada, does: onePage },
    refused: {
      ...asks(onePage),
      'without a limit': { by: ada, does: list({ collection: 'users', where: pageOfPending.where }) },
      'more than a page': { by: ada, does: list({ ...pageOfPending, limit: 101 }) },
      'profiles by group': { by: ada, does: list({ ...pageOfPending, group: true }) },
    },
  },
  ...Object.entries({
    unproven: list({ ...pageOfPending, where: [...pageOfPending.where, ['provenAt', '==', null]] }),
    proven: list({ ...pageOfPending, where: [...pageOfPending.where, ['provenAt', '>=', new Date(0)]] }),
  }).map(([kind, asked]) => ({
    title: `an approved admin lists a page of the pending profiles whose address is ${kind}`,
    seed: everybody,
    permitted: { by: ada, does: asked },
    refused: asks(asked),
  })),
  {
    title: 'an approved system_admin counts up to a page',
    seed: everybody,
    permitted: { by: sam, does: list({ ...pageOfPending, count: true }) },
    refused: {
      ...asks(list({ ...pageOfPending, count: true })),
      everything: { by: sam, does: list({ collection: 'users', count: true }) },
    },
  },
  {
    title: 'only administrators list an empty collection',
    seed: { 'users/ada': profile(ada, 'admin') },
    permitted: { by: ada, does: list({ collection: 'users', orderBy: QUEUE_PLACE, limit: 1 }) },
    refused: {
      'for nobody else': { by: penny, does: onePage },
      'without a limit': { by: ada, does: list({ collection: 'users' }) },
    },
  },
  {
    title: 'nobody lists an empty database',
    seed: {},
    permitted: { by: penny, does: get('users/penny') },
    refused: {
      everything: { by: penny, does: list({ collection: 'users' }) },
      'a page': { by: penny, does: onePage },
      'the own row': { by: penny, does: ownRow },
      'the own row by its id': {
        by: penny,
        does: list({ collection: 'users', where: [['__name__', '==', 'users/penny']], limit: 1 }),
      },
      reviews: { by: penny, does: list({ collection: 'users/penny/reviews', limit: 1 }) },
    },
  },
  {
    title: 'an admin finds a profile by its address [S7.6]',
    seed: everybody,
    permitted: {
      by: ada,
      does: list({ collection: 'users', where: [['email', '==', penny.email]], limit: 1 }),
    },
    refused: {
      'a passenger does not, not even the own one': {
        by: penny,
        does: list({ collection: 'users', where: [['email', '==', penny.email]], limit: 1 }),
      },
    },
  },
  {
    title: 'an approved admin reads an audit trail',
    seed: everybody,
    permitted: { by: ada, does: list({ collection: 'users/penny/reviews', limit: 100 }) },
    refused: {
      ...asks(list({ collection: 'users/penny/reviews', limit: 100 })),
      'its owner': { by: penny, does: get('users/penny/reviews/1') },
      'without a limit': { by: ada, does: list({ collection: 'users/penny/reviews' }) },
      'more than a page': { by: ada, does: list({ collection: 'users/penny/reviews', limit: 101 }) },
    },
  },
  {
    title: 'an approved admin reads a page of all audit trails, newest first',
    seed: everybody,
    permitted: { by: ada, does: EVERY_TRAIL },
    refused: {
      ...asks(EVERY_TRAIL),
      'its owner': { by: penny, does: EVERY_TRAIL },
      'without a limit': { by: ada, does: list({ collection: 'reviews', group: true }) },
      'more than a page': { by: ada, does: list({ collection: 'reviews', group: true, limit: 101 }) },
    },
  },
];
