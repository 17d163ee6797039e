import { SERVER_TIME } from '../../scenario/datum.ts';
import { account, withChanges, type Changes } from '../../scenario/documents.ts';
import { NEW_PAYER, PAYER_PATH } from '../../scenario/payers.ts';
import { NEW_TARIFF } from '../../scenario/tariffs.ts';
import { person } from '../../scenario/people.ts';
import { commits, get, list, remove, set, update, type Case, type Person } from '../../scenario/request.ts';
import { at, DAY } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';

const amy = person('amy');
const people = { ...RIDE_PEOPLE, ...account(amy, 'admin', { status: 'revoked' }) };
/** A payer that was changed once, by an admin whose approval has ended since. */
const STORED = { ...NEW_PAYER, rev: 1, by: amy.sub, at: at(-DAY) };
const FORMER_PATH = `${PAYER_PATH}/changes/1`;
const seed = { ...people, [PAYER_PATH]: STORED, [`${PAYER_PATH}/changes/0`]: { ...NEW_PAYER, at: at(-DAY) } };

/** The seed with a tariff that a driver made. The tariff's id is the name of the payer’s tariff. */
const withTariff = { ...seed, 'tariffs/Clinics': { ...NEW_TARIFF, by: dora.sub } };

const adds = (changes: Changes = {}, by: Person = ada, path = PAYER_PATH) =>
  commits(by, set(path, withChanges({ ...NEW_PAYER, by: (by ?? ada).sub }, changes)));
const changed = (changes: Changes, by: Person = ada) =>
  set(PAYER_PATH, withChanges({ ...NEW_PAYER, rev: 2, suspended: true, by: (by ?? ada).sub }, changes));
const changes = (payer: Changes = {}, by: Person = ada, former: Changes = {}, path = FORMER_PATH) =>
  commits(by, changed(payer, by), set(path, withChanges({ ...STORED, at: SERVER_TIME }, former)));

/** Account customers: who changes, reads and lists them and their former versions. */
export const PAYER_CHANGE_CASES: readonly Case[] = [
  {
    title: 'an administrator changes an account customer, and leaves what it was',
    seed,
    permitted: changes(),
    refused: {
      'a driver': changes({}, dora),
      'a passenger': changes({}, penny),
      'an admin who has lost the approval': changes({}, amy),
      'without what it was': commits(ada, changed({})),
      'what it was in another place': changes({}, ada, {}, `${PAYER_PATH}/changes/2`),
      'what it was in its first place': changes({}, ada, {}, `${PAYER_PATH}/changes/0`),
      'what it was of another payer': changes({}, ada, {}, 'payers/D-1043/changes/1'),
      'what it was with another name': changes({}, ada, { name: 'Another' }),
      'what it was by another': changes({}, ada, { by: ada.sub }),
      'what it was with another number': changes({}, ada, { rev: 2 }),
      'what it was until another time': changes({}, ada, { at: at(-60) }),
      'what it was since then': changes({}, ada, { at: at(-DAY) }),
      'what it was without a time': changes({}, ada, { at: undefined }),
      'what it was with a field more': changes({}, ada, { note: '' }),
      'what it was without its word': changes({}, ada, { word: undefined }),
      'what it was alone': commits(ada, set(FORMER_PATH, { ...STORED, at: SERVER_TIME })),
      'what it was in two places': commits(
        ada,
        changed({}),
        set(FORMER_PATH, { ...STORED, at: SERVER_TIME }),
        set(`${PAYER_PATH}/changes/2`, { ...STORED, at: SERVER_TIME }),
      ),
      'the version as a text': changes({ rev: '2' }),
      'the same number': changes({ rev: 1 }),
      'a number too far': changes({ rev: 3 }),
      'without a name': changes({ name: '' }),
      'by another': changes({ by: sam.sub }),
      'the number of a payer as its field': changes({ number: 'D-1042' }),
      'a removal': commits(ada, remove(PAYER_PATH)),
      'a removal of what it was': commits(ada, remove(`${PAYER_PATH}/changes/0`)),
      'a change of what it was': commits(ada, update(`${PAYER_PATH}/changes/0`, { name: 'Another' })),
      'a new one with its number': adds({}),
    },
  },
  {
    title: 'an administrator reads an account customer',
    seed: withTariff,
    permitted: { by: ada, does: get(PAYER_PATH) },
    refused: {
      'a driver': { by: dora, does: get(PAYER_PATH) },
      'a passenger': { by: penny, does: get(PAYER_PATH) },
      'an auditor': { by: olga, does: get(PAYER_PATH) },
      'who changed it and has lost the approval': { by: amy, does: get(PAYER_PATH) },
    },
  },
  {
    title: 'an administrator reads what an account customer was',
    seed: withTariff,
    permitted: { by: ada, does: get(`${PAYER_PATH}/changes/0`) },
    refused: {
      'a driver': { by: dora, does: get(`${PAYER_PATH}/changes/0`) },
      'who changed it and has lost the approval': { by: amy, does: get(`${PAYER_PATH}/changes/0`) },
      'a list of it': { by: ada, does: list({ collection: `${PAYER_PATH}/changes`, limit: 1 }) },
    },
  },
  {
    title: 'an administrator lists five hundred account customers',
    seed,
    permitted: { by: ada, does: list({ collection: 'payers', limit: 500 }) },
    refused: {
      'one more': { by: ada, does: list({ collection: 'payers', limit: 501 }) },
      'without a limit': { by: ada, does: list({ collection: 'payers' }) },
      'a driver': { by: dora, does: list({ collection: 'payers', limit: 1 }) },
      'who changed them and has lost the approval': {
        by: amy,
        does: list({ collection: 'payers', where: [['by', '==', amy.sub]], limit: 1 }),
      },
    },
  },
];
