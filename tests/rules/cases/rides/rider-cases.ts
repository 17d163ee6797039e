import { account, withChanges } from '../../scenario/documents.ts';
import { type Case, commit, get, list, set } from '../../scenario/request.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { books, newRide } from '../../scenario/rides/ride-booking.ts';
import { DETAILS, RIDE, detailsPath, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, pia } from '../../scenario/rides/ride-people.ts';
import { record, withRecord } from '../../scenario/rides/slots.ts';

const remembers = (changes: object, by = penny) => ({
  by,
  does: commit(set('riders/penny', withChanges(record, { ...changes }))),
});

/** What is remembered of a passenger (rides R12). */
export const RIDER_CASES: readonly Case[] = [
  {
    title: 'a passenger keeps a number, and no places yet',
    seed: withRecord,
    permitted: remembers({
      phone: '+49 (30) 1-2/3',
      places: [],
    }),
    refused: {
      'by another passenger': remembers({ phone: '1' }, pia),
      'by an administrator': remembers({ phone: '1' }, ada),
      'a number of letters': remembers({ phone: 'call me' }),
      'a number of 26 characters': remembers({ phone: `+${'1'.repeat(25)}` }),
      'a place': remembers({ places: [{ text: 'Main Street 1' }] }),
      'a place that is a number': remembers({ places: [1] }),
      'a list that is a text': remembers({ places: 'Main' }),
      ...each(wrongFields({ phone: 'a text', slots: 'a map', claim: 'a text' }), ([field, value]) =>
        field === 'phone' && value === undefined
          ? remembers({ fare: 1 })
          : remembers({ [field]: value, places: [] }),
      ),
      'another slot': remembers({ slots: { now: RIDE } }),
      'an unknown field': remembers({ note: text(9) }),
    },
  },
  {
    title: 'a rejected passenger changes nothing of it',
    seed: { ...withRecord, ...account(penny, 'passenger', { status: 'rejected' }) },
    permitted: { by: penny, does: get('riders/penny') },
    refused: { 'not even the number': remembers({ phone: '1' }) },
  },
  {
    title: 'a number may be forgotten',
    seed: withRecord,
    permitted: remembers({ phone: undefined, places: undefined }),
    refused: { 'with its slots': remembers({ phone: undefined, slots: undefined }) },
  },
  {
    title: 'a passenger’s record is theirs and the administrators’',
    seed: withRecord,
    permitted: { by: penny, does: get('riders/penny') },
    refused: {
      'another passenger': { by: pia, does: get('riders/penny') },
      'a driver': { by: dora, does: get('riders/penny') },
      'an auditor': { by: olga, does: get('riders/penny') },
      'with more than belongs there': {
        by: pia,
        does: commit(
          set(ridePath(), newRide('pia')),
          set(detailsPath(), DETAILS),
          set('riders/pia', { slots: { now: RIDE }, claim: 'now', vip: true }),
        ),
      },
    },
  },
  {
    title: 'an administrator reads a passenger’s record',
    seed: withRecord,
    permitted: { by: ada, does: get('riders/penny') },
    refused: {
      'but lists none': { by: ada, does: list({ collection: 'riders', limit: 1 }) },
      'but books nothing in it': books({ by: ada, rider: { slots: { now: RIDE } } }),
    },
  },
];
