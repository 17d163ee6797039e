import {
  addsAll,
  BOOKS_FIRM,
  ended,
  FARE_PATH,
  OF_CLINIC,
  PAYER,
  storedAll,
} from '../../scenario/books/fares.ts';
import { commits, type Case, writesOf } from '../../scenario/request.ts';
import { at, DAY, HOUR, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, penny } from '../../scenario/rides/ride-people.ts';
import { BEFORE, corrects, LESS, moved } from '../../scenario/books/correcting.ts';

/** The fare that Dora entered an hour ago. Since then her ride was reopened and has ended again. */
const was = ended({ at: at(-HOUR) });
const seed = { ...BOOKS_FIRM, [ridePath()]: ride('completed'), ...storedAll(), [FARE_PATH]: was };
const reopened = { by: dora, was, why: { why: 'reopened' } } as const;
/** A second end with the same amount. */
const same = { ...reopened, end: {}, sums: addsAll({ rev: 2, added: {} }) };

/** The end of a ride that was reopened after its fare had ended (D126). */
export const REOPENED_FARE_CASES: readonly Case[] = [
  {
    title: 'a driver enters the end of their reopened ride again',
    seed,
    permitted: corrects(same),
    refused: {
      'not another driver': corrects({ ...same, by: dan }),
      'not the passenger': corrects({ ...same, by: penny }),
      'without the former fare': commits(
        dora,
        ...writesOf(corrects(same)).filter(({ path }) => !path.includes('changes')),
      ),
      'without sums': corrects({ ...same, sums: [] }),
      'without a reason': corrects({ ...same, why: { why: null } }),
      'for less than agreed': corrects({
        ...same,
        end: { total: 2000 },
        sums: addsAll({ rev: 2, added: LESS }),
      }),
      'for a payer': corrects({
        ...same,
        of: OF_CLINIC,
        sums: [...addsAll({ rev: 2, added: {} }), ...addsAll({ rev: 2 }, PAYER).slice(2)],
      }),
      'with another price': corrects({ ...same, of: { agreed: null } }),
      'at a discount': corrects({ ...same, of: { discount: 1 } }),
      'removed at another time': corrects({ ...same, of: { deleteAt: at(11 * 366 * DAY) } }),
      'on a bill': corrects({ ...same, of: { bill: 'bill' } }),
    },
  },
  {
    title: 'a driver enters again what dispatch had entered, on another day',
    seed: { ...seed, [FARE_PATH]: ended({ by: ada.sub, at: at(-HOUR) }, { by: ada.sub }) },
    permitted: corrects({
      ...same,
      was: ended({ by: ada.sub, at: at(-HOUR) }, { by: ada.sub }),
      of: { day: BEFORE },
      sums: moved,
    }),
    refused: { 'not without the former day': corrects({ ...same, of: { day: BEFORE } }) },
  },
  {
    title: 'dispatch enters the end of a ride again, for less than agreed',
    seed,
    permitted: corrects({ ...reopened, by: ada }),
    refused: { 'not its driver': corrects(reopened) },
  },
  {
    title: 'dispatch corrects an end that was entered after the ride had ended',
    seed: { ...seed, [ridePath()]: ride('completed', { endedAt: at(-2 * HOUR) }) },
    permitted: corrects({ ...same, by: ada }),
    refused: { 'not its driver': corrects(same) },
  },
  {
    title: 'a driver does not enter the end of a reopened ride whose price is hidden',
    seed: { ...seed, [FARE_PATH]: { ...was, hidden: true } },
    permitted: { by: ada, does: { kind: 'get', path: FARE_PATH } },
    refused: { 'not its driver': corrects({ ...same, was: { ...was, hidden: true } }) },
  },
];
