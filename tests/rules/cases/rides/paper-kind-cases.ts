import type { Datum } from '../../scenario/datum.ts';
import { type Changes, account } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { commits, get, remove, set, type Case, type Person } from '../../scenario/request.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { idOf } from '../../scenario/rides/ride-documents.ts';
import { INSURANCE, kinds, KINDS, PERMIT } from '../../scenario/rides/paper-documents.ts';
import { ada, dora, olga, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';

const names = (changes: Changes = {}, by: Person = sam) => commits(by, set(KINDS, kinds(changes)));
/** `count` kinds, each with this name. */
const many = (count: number, name: Datum = 'Permit') => {
  const ids = Array.from({ length: count }, (_, n) => idOf(`kind${n}`));
  return { ids, names: ids.map(() => name), drivers: ids, blocks: ids, rev: 1 };
};

const firm = { ...RIDE_PEOPLE, [KINDS]: kinds() };
const dirk = person('dirk');
const pending = account(dirk, 'driver', { status: 'pending' });

/** The kinds of papers (D120). */
export const PAPER_KIND_CASES: readonly Case[] = [
  {
    title: 'a system administrator names kinds of papers',
    seed: RIDE_PEOPLE,
    permitted: names(),
    refused: {
      'a dispatcher': names({}, ada),
      'a driver': names({}, dora),
      'an auditor': names({}, olga),
      'with another field': names({ by: 'sam' }),
      'as if there had been others': names({ rev: 1 }),
      ...each(
        wrongFields({ ids: 'a list', names: 'a list', drivers: 'a list', blocks: 'a list', rev: 'a number' }),
        ([field, value]) => names({ [field]: value }),
      ),
      ...each(
        {
          'one id twice': { ids: [PERMIT, PERMIT], blocks: [] },
          'a name less': { names: ['Permit'] },
          'a name more': { names: ['Permit', 'Insurance', 'Card'] },
          'two names in one text': { names: ['Permit\nInsurance', ''] },
          'an empty name': { names: ['Permit', ''] },
          'a name that is too long': { names: ['Permit', text(41)] },
          'a hidden name': { names: ['Permit', 'x\u200B'] },
          'a short id': { ids: [PERMIT, 'insurance'], blocks: [] },
          'two ids in one text': { ids: [`${PERMIT},${INSURANCE}`, ''], drivers: [], blocks: [] },
          'an unknown kind of drivers': { drivers: [idOf('card')] },
          'one of drivers twice': { drivers: [PERMIT, PERMIT] },
          'an unknown one that blocks': { blocks: [idOf('card')] },
          'one that blocks twice': { blocks: [PERMIT, PERMIT] },
          'no ids with a name': { ids: [], names: ['Permit'], drivers: [], blocks: [] },
        },
        (wrong: Changes) => names(wrong),
      ),
    },
  },
  {
    title: 'a system administrator replaces the kinds of papers by the most, with the longest names',
    seed: firm,
    permitted: names(many(8, text(40))),
    refused: {
      'and no more': names(many(9)),
      'and removes no document': commits(sam, remove(KINDS)),
      'with the number they had, as a colleague has replaced them': names({ ...many(8), rev: 0 }),
      'with a number too far': names({ ...many(8), rev: 2 }),
    },
  },
  {
    title: 'a system administrator removes all kinds of papers',
    seed: firm,
    permitted: names(many(0)),
    refused: { 'says no dispatcher': names(many(0), ada) },
  },
  ...[dora, ada].map((who): Case => ({
    title: `${who.sub} reads the kinds of papers`,
    seed: { ...firm, ...pending },
    permitted: { by: who, does: get(KINDS) },
    refused: {
      'as a passenger': { by: penny, does: get(KINDS) },
      'as a pending driver': { by: dirk, does: get(KINDS) },
      'as an auditor': { by: olga, does: get(KINDS) },
      'without a session': { by: NOBODY, does: get(KINDS) },
    },
  })),
];
