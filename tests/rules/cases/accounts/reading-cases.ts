import { account, QUEUE_PLACE, profile } from '../../scenario/documents.ts';
import { NOBODY } from '../../scenario/people.ts';
import { get, list, type Case } from '../../scenario/request.ts';
import { ada, asks, everybody, penny, sam } from '../../scenario/readers.ts';

const elsewhere = { ...ada, email: 'ada@elsewhere.example' };
const ownRow = list({ collection: 'users', where: [['uid', '==', 'penny']], limit: 1 });

const pageOfPending = { collection: 'users', where: [['status', '==', 'pending']], limit: 100 } as const;
const onePage = list(pageOfPending);
const EVERY_TRAIL = list({ collection: 'reviews', group: true, limit: 100 });

/** Row "admin, system_admin" for queries: with the right filter, without it, and on an empty collection. */
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

/** Rows "anyone", "signed in, any status" and "admin, system_admin" for reads of one document. */
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
    title: 'anyone reads an entry, which costs a look-up for a tombstone that no address has',
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
  ...['pending', 'rejected', 'approved'].map((status) => ({
    title: `a ${status} person reads their own profile`,
    seed: account(penny, 'passenger', { status }),
    permitted: { by: penny, does: get('users/penny') },
    refused: {
      'another one': { by: penny, does: get('users/ada') },
      'nobody reads it': { by: NOBODY, does: get('users/penny') },
      'as a query': { by: penny, does: ownRow },
    },
  })),
  {
    title: 'a signed-in person learns that they have no profile',
    seed: account(ada, 'admin'),
    permitted: { by: penny, does: get('users/penny') },
    refused: { "that another one doesn't exist": { by: penny, does: get('users/missing') } },
  },
  {
    title: 'an approved admin reads any profile',
    seed: everybody,
    permitted: { by: ada, does: get('users/penny') },
    refused: asks(get('users/sam')),
  },
  {
    title:
      'an administrator keeps the powers whatever the domain of their address, and nobody gets any by one',
    seed: { ...account(elsewhere, 'admin'), ...account(penny, 'passenger') },
    permitted: { by: elsewhere, does: get('users/penny') },
    refused: Object.fromEntries(
      [elsewhere.email, sam.email, 'root@localhost', 'boss@car-booking.example', 'admin@google.com'].map(
        (email) => [
          `a stranger whose proven address is ${email}`,
          { by: { sub: 'stranger', email, email_verified: true }, does: get('users/penny') },
        ],
      ),
    ),
  },
  {
    title: 'an approved system_admin reads any profile',
    seed: everybody,
    permitted: { by: sam, does: get('users/missing') },
    refused: asks(get('users/missing')),
  },
  {
    title: 'an approved admin reads one audit entry',
    seed: everybody,
    permitted: { by: ada, does: get('users/penny/reviews/1') },
    refused: asks(get('users/penny/reviews/1')),
  },
  {
    title: 'an approved admin looks up a tombstone',
    seed: everybody,
    permitted: { by: ada, does: get('tombstones/t1') },
    refused: {
      ...asks(get('tombstones/t1')),
      'a list of them': { by: ada, does: list({ collection: 'tombstones', limit: 1 }) },
    },
  },
  {
    title: 'nobody reads mail, not even a system_admin',
    seed: everybody,
    permitted: { by: sam, does: get('users/penny') },
    refused: {
      'one mail': { by: sam, does: get('mail/penny_1') },
      'a missing mail': { by: sam, does: get('mail/penny_9') },
      'the queue': { by: sam, does: list({ collection: 'mail', limit: 1 }) },
      'the own mail': { by: penny, does: get('mail/penny_1') },
      'an unknown collection': { by: sam, does: get('invoices/i1') },
      'a list of an unknown collection': { by: sam, does: list({ collection: 'invoices', limit: 1 }) },
      'an unknown subcollection': { by: sam, does: get('users/penny/notes/1') },
    },
  },
  ...LISTING_CASES,
];
