import { changePath, completed, ended, fare, FARE_PATH } from '../../scenario/books/fares.ts';
import { account } from '../../scenario/documents.ts';
import { NOBODY } from '../../scenario/people.ts';
import { get, list, type Case, type Person } from '../../scenario/request.ts';
import { OTHER_RIDE, RIDE, ride, ridePath, type State } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia } from '../../scenario/rides/ride-people.ts';

const reads = (by: Person, path = FARE_PATH) => ({ by, does: get(path) });
const lists = (by: Person, limit = 500, collection = 'fares') => ({ by, does: list({ collection, limit }) });
const inState = (state: State) => ({ ...completed(), [ridePath()]: ride(state) });
const hidden = { ...completed({ hidden: true }) };
const none = { ...completed(), [ridePath(OTHER_RIDE)]: ride('completed') };

/** The readers of a ride's price. */
export const FARE_READING_CASES: readonly Case[] = [
  ...[penny, dora].map((reader): Case => ({
    title: `${reader.sub} reads the fare of their ride`,
    seed: completed(),
    permitted: reads(reader),
    refused: {
      'not another passenger': reads(pia),
      'not another driver': reads(dan),
      'not an auditor': reads(olga),
      'not a client without a session': reads(NOBODY),
      'nor lists fares': lists(reader, 1),
    },
  })),
  ...[penny, dora].map((reader): Case => ({
    title: `${reader.sub} learns that their ride has no fare`,
    seed: none,
    permitted: reads(reader, `fares/${OTHER_RIDE}`),
    refused: {
      'not another passenger': reads(pia, `fares/${OTHER_RIDE}`),
      'not of a ride that is not there': reads(reader, 'fares/x'),
    },
  })),
  {
    title: 'dispatch reads a hidden fare',
    seed: hidden,
    permitted: reads(ada),
    refused: { 'not its passenger': reads(penny), 'not its driver': reads(dora) },
  },
  {
    title: 'the passenger reads the fare of a ride for which a driver is only asked',
    seed: inState('offered'),
    permitted: reads(penny),
    refused: { 'not the driver who is asked': reads(dora) },
  },
  {
    title: 'a driver reads the fare of a ride that they have promised',
    seed: inState('accepted'),
    permitted: reads(dora),
    refused: { 'not another one': reads(dan) },
  },
  {
    title: 'dispatch reads the fare of a person who has lost the approval',
    seed: {
      ...completed(),
      ...account(penny, 'passenger', { status: 'revoked' }),
      ...account(dora, 'driver', { status: 'revoked' }),
    },
    permitted: reads(ada),
    refused: { 'not the passenger': reads(penny), 'not the driver': reads(dora) },
  },
  {
    title: 'dispatch reads the fare of a ride on a bill',
    seed: {
      ...completed({ bill: 'bill' }),
      'bills/bill': { by: dan.sub },
      [`driverPapers/${dan.sub}`]: { last: RIDE },
    },
    permitted: reads(ada),
    refused: { 'not who made the bill, whatever their papers name': reads(dan) },
  },
  {
    title: 'dispatch lists five hundred fares',
    seed: completed(),
    permitted: lists(ada),
    refused: {
      'not more': lists(ada, 501),
      'not without a limit': { by: ada, does: list({ collection: 'fares' }) },
    },
  },
  {
    title: 'dispatch lists what a fare was before its changes',
    seed: { ...completed(), [FARE_PATH]: ended(), [changePath(1)]: { was: fare() } },
    permitted: lists(ada, 500, `${FARE_PATH}/changes`),
    refused: {
      'not more than five hundred': lists(ada, 501, `${FARE_PATH}/changes`),
      'not its passenger': lists(penny, 500, `${FARE_PATH}/changes`),
      'not its driver': lists(dora, 500, `${FARE_PATH}/changes`),
      'nor by its path': reads(ada, changePath(1)),
    },
  },
];
