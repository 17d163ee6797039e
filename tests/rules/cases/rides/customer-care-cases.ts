import { REMOVED, SERVER_TIME } from '../../scenario/datum.ts';
import { type Case } from '../../scenario/request.ts';
import { known, blocked, CARD, FOUR_NUMBERS, others } from '../../scenario/rides/customer-care.ts';
import { BLOCK, corrects, CUSTOMER_PATH, savesAgain, KNOWN } from '../../scenario/rides/customers.ts';
import { at, DAY, FROM, TO, idOf } from '../../scenario/rides/ride-documents.ts';
import { text } from '../../scenario/wrong-values.ts';

/** The changes that dispatch may make to a customer (D63). */
export const CUSTOMER_CARE_CASES: readonly Case[] = [
  {
    title:
      'an administrator corrects a customer, number and note included, which does not prolong the retention',
    seed: known,
    permitted: corrects(CARD),
    refused: {
      ...others(CARD),
      'a number without its key': corrects({ ...CARD, phoneKey: '301234' }),
      'another key alone': corrects({ phoneKey: '301235' }),
      'other keys alone': corrects({ phoneKeys: ['301235'] }),
      'with another trip': corrects({ ...CARD, trips: [] }),
      'as if a block had been lifted': corrects({ ...CARD, lifted: BLOCK }),
      'a note of 301 characters': corrects({ ...CARD, note: text(301) }),
      'for longer': corrects({ ...CARD, deleteAt: at(2 * DAY) }),
      'with another last ride': corrects({ ...CARD, lastRideAt: at(-1) }),
      'as if they had booked': corrects({ ...CARD, lastRideAt: SERVER_TIME }),
      'with an unknown field': corrects({ ...CARD, mail: 'cara@example.com' }),
      'with a ride that they have not booked': corrects({ ...CARD, rides: [idOf('ride'), idOf('other')] }),
      'without their ride': corrects({ ...CARD, rides: [] }),
    },
  },
  {
    title: 'an administrator corrects all that a record says, with four numbers and three places',
    seed: known,
    permitted: corrects({
      ...CARD,
      ...FOUR_NUMBERS,
      places: [TO, FROM, { text: 'Pier 3' }],
      note: text(300),
    }),
    refused: {
      'but not with a fourth place': corrects({ ...CARD, places: [TO, FROM, FROM, TO] }),
      'but not with a first place that is none': corrects({ ...CARD, places: [{ text: '' }] }),
      'but not with a need that is none': corrects({ ...CARD, needs: ['bicycle'] }),
      'but not without needs': corrects({ ...CARD, needs: REMOVED }),
      'but not without places': corrects({ ...CARD, places: REMOVED }),
      'but not without a name': corrects({ ...CARD, name: REMOVED }),
      'but not without numbers': corrects({ ...CARD, phoneKeys: REMOVED }),
      'but not without what finds them': corrects({ ...CARD, finds: REMOVED }),
      'but not without the note for drivers': corrects({ ...CARD, driverNote: REMOVED }),
      'but not without rides': corrects({ ...CARD, rides: REMOVED }),
    },
  },
  {
    title: 'unchanged fields of a record are not checked again, even if they are invalid',
    seed: {
      ...known,
      [CUSTOMER_PATH]: { ...KNOWN, phone: '12', places: [{ text: '' }], needs: ['bicycle'] },
    },
    permitted: corrects({ note: 'The bell is broken.' }),
    refused: {
      'unless a number changes': corrects({ phones: ['030 77'], phoneKeys: ['301234', '3077'] }),
      'unless the places change': corrects({ places: [FROM, { text: '' }] }),
      'unless the needs change': corrects({ needs: ['pet', 'bicycle'] }),
    },
  },
  {
    title: 'an administrator takes back a note',
    seed: blocked,
    permitted: corrects({ note: '' }),
    refused: { 'and it is a text': corrects({ note: null }) },
  },
  {
    title: 'a customer with a note books a ride, and the note stays',
    seed: { ...known, [CUSTOMER_PATH]: { ...KNOWN, note: 'Rude.' } },
    permitted: savesAgain({ note: 'Rude.' }),
    refused: { 'or it is removed by it': savesAgain() },
  },
];
