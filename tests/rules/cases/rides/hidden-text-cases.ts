import { commits, type Case, type Request, set } from '../../scenario/request.ts';
import { CAR, DETAILS, detailsPath, ride, ridePath, SETTINGS } from '../../scenario/rides/ride-documents.ts';
import { PLACES, saves as savesCustomer, savesFromFile } from '../../scenario/rides/customers.ts';
import { edit } from '../../scenario/rides/editing.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { corrects, declines } from '../../scenario/rides/remarking.ts';
import { books } from '../../scenario/rides/booking-request.ts';
import { ada, penny, sam } from '../../scenario/rides/ride-people.ts';
import { takes, type Taken } from '../../scenario/rides/ride-step.ts';
import { each } from '../../scenario/wrong-values.ts';

/** One character of each kind that is invisible or changes the text around it. */
const HIDDEN = {
  'a control character': 'Gate\u0007 3',
  'a line feed': 'Gate\n3',
  'a soft hyphen': 'Ga\u00adte 3',
  'a zero-width space': '\u200bGate 3',
  'a turn of direction': 'Gate 3\u202e',
  'an isolated direction': 'Gate \u20663',
  'a byte order mark': '\ufeffGate 3',
  'a blank letter': 'Gate\u3164 3',
  'a tag': 'Gate 3\u{e0041}',
};
/** Letters, signs and pictures of all kinds, with the joiners that belong to them. */
const SHOWN = 'Café „Zur Ⅷ“, ~3. Stock – שלום 👩\u200d🦽 ❤\ufe0f';

interface Written {
  readonly seed?: Case['seed'];
  readonly write: (text: string) => Request;
}

const edited = { [ridePath()]: ride('requested'), [detailsPath()]: DETAILS };
const seedOf = ({ before }: Taken) => ({ [ridePath()]: before });
const savesSettings = (changes: object) => commits(sam, set('settings/rides', { ...SETTINGS, ...changes }));
const car = (changes: object) => commits(ada, set('vehicles/car-2', { ...CAR, ...changes }));

/** Texts that people write for rides. */
const TEXTS: Readonly<Record<string, Written>> = {
  'the name of a passenger': { write: (name) => books({ details: { name } }) },
  'a start': { write: (text) => books({ details: { from: { text } } }) },
  'a destination': { write: (text) => books({ details: { to: { text } } }) },
  'a note for the driver': { write: (note) => books({ details: { note } }) },
  'the district of a start': { write: (from) => books({ ride: { area: { from, to: '' } } }) },
  'the district of a destination': { write: (to) => books({ ride: { area: { from: '', to } } }) },
  'a new start': { seed: edited, write: (text) => takes(edit(penny, undefined, {}, { from: { text } })) },
  'a new destination': { seed: edited, write: (text) => takes(edit(penny, undefined, {}, { to: { text } })) },
  'a new note for the driver': { seed: edited, write: (note) => takes(edit(penny, undefined, {}, { note })) },
  'the district of a new start': {
    seed: edited,
    write: (from) => takes(edit(penny, undefined, { area: { from, to: '' } })),
  },
  'a remark': { seed: seedOf(declines()), write: (note) => takes(declines({ why: 'other', note })) },
  'the words of a correction': { seed: seedOf(corrects()), write: (note) => takes(corrects({ note })) },
  'the note of a customer for drivers': { write: (driverNote) => savesFromFile({ driverNote }) },
  'the name of a customer': { write: (name) => savesCustomer({ name }) },
  ...Object.fromEntries(
    PLACES.map((_, n) => [
      `place ${n + 1} of a customer`,
      { write: (text) => savesFromFile({ places: PLACES.with(n, { text }) }) },
    ]),
  ),
  'a landmark': { write: (name) => savesSettings({ landmarks: ['Harbour', name, 'Town Hall'] }) },
  'a district': { write: (name) => savesSettings({ districts: ['Harbour', name, 'Old Town'] }) },
  'the town of the firm': { write: (town) => savesSettings({ town }) },
  'the label of a car': { write: (label) => car({ label }) },
  'the plate of a car': { write: (plate) => car({ plate: plate.slice(0, 20) }) },
};

/** Texts with invisible characters are refused (D29). */
export const HIDDEN_TEXT_CASES: readonly Case[] = Object.entries(TEXTS).map(
  ([what, { seed = {}, write }]) => ({
    title: `${what} has no hidden characters`,
    seed: { ...FIRM, ...seed },
    permitted: write(SHOWN),
    refused: each(HIDDEN, write),
  }),
);
