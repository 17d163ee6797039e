import { account } from '../../scenario/documents.ts';
import { NOBODY } from '../../scenario/people.ts';
import { get, list, type Case } from '../../scenario/request.ts';
import { ada, asks, everybody, penny, sam } from '../../scenario/readers.ts';

const pageOfPending = { collection: 'users', where: [['status', '==', 'pending']], limit: 100 } as const;
const onePage = list(pageOfPending);
const EVERY_TRAIL = list({ collection: 'reviews', group: true, limit: 100 });

/** Row "accounts" for queries: their pages and filters. */
const LISTING_CASES: readonly Case[] = [
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
    title: 'an approved system_admin counts profiles, at most a page of them',
    seed: everybody,
    permitted: { by: sam, does: list({ ...pageOfPending, count: true }) },
    refused: {
      ...asks(list({ ...pageOfPending, count: true })),
      everything: { by: sam, does: list({ collection: 'users', count: true }) },
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
      'a passenger does not, not even their own': {
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

/** Requests that `privacy/` lacks: pages, counts, filters, and documents that do not exist. */
export const READING_CASES: readonly Case[] = [
  {
    title: 'anyone reads an entry by its exact address',
    seed: everybody,
    permitted: { by: NOBODY, does: get(`accountDirectory/${penny.email}`) },
    refused: {
      'a list': { by: NOBODY, does: list({ collection: 'accountDirectory', limit: 1 }) },
      'a list by an admin': { by: ada, does: list({ collection: 'accountDirectory', limit: 1 }) },
      'a query for one uid': {
        by: penny,
        does: list({ collection: 'accountDirectory', where: [['uid', '==', 'penny']], limit: 1 }),
      },
      'the profile behind it': { by: NOBODY, does: get('users/penny') },
    },
  },
  {
    title: 'anyone reads a directory entry, unless a tombstone has its address',
    seed: { ...everybody, [`tombstones/${sam.email}`]: { releasedAt: new Date(0), uid: 'gone' } },
    permitted: { by: NOBODY, does: get(`accountDirectory/${penny.email}`) },
    refused: { 'of an address that had one': { by: NOBODY, does: get(`accountDirectory/${sam.email}`) } },
  },
  {
    title: 'anyone learns that there is no entry',
    seed: {},
    permitted: { by: NOBODY, does: get('accountDirectory/missing@example.com') },
    refused: {
      'a list of nothing': { by: NOBODY, does: list({ collection: 'accountDirectory', limit: 1 }) },
    },
  },
  {
    title: 'a signed-in person learns that they have no profile',
    seed: account(ada, 'admin'),
    permitted: { by: penny, does: get('users/penny') },
    refused: { "that another one doesn't exist": { by: penny, does: get('users/missing') } },
  },
  ...LISTING_CASES,
];
