import {
  addsAll,
  BOOKS_FIRM,
  completed,
  dayAt,
  end,
  ended,
  ends,
  fare,
  FARE_PATH,
  KEPT,
  storedAll,
  TODAY,
} from '../../scenario/books/fares.ts';
import { SERVER_TIME } from '../../scenario/datum.ts';
import { corrects } from '../../scenario/books/correcting.ts';
import { FIXED } from '../../scenario/books/agreeing.ts';
import { hands } from '../books/handover-cases.ts';
import { books } from '../../scenario/rides/booking-request.ts';
import { commits, set, writesOf, type Case } from '../../scenario/request.ts';
import { at, DAY, HOUR, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, penny } from '../../scenario/rides/ride-people.ts';
import { NEW_TARIFF, TARIFF_PATH } from '../../scenario/tariffs.ts';

const late = (seconds: number) => ends({}, dora, addsAll({ day: dayAt(seconds) }), { day: dayAt(seconds) });
const keptUntil = (seconds: number) =>
  commits(
    ada,
    set(FARE_PATH, { ...fare({ by: ada.sub, at: SERVER_TIME }), deleteAt: at(11 * 366 * DAY + seconds) }),
  );
const requested = { ...BOOKS_FIRM, [ridePath()]: ride('requested') };
const endedAt = (time: string) => completed({}, { endedAt: new Date(`${TODAY}T${time}Z`) });
const STATION = { ride: { area: { from: 'Station', to: 'Airport' } } };
const booksNow = commits(
  penny,
  ...writesOf(books(STATION)),
  set(FARE_PATH, fare({ agreed: FIXED, by: penny.sub, at: SERVER_TIME })),
);
const enteredAt = (seconds: number) => ({
  ...completed(),
  ...storedAll(),
  [FARE_PATH]: ended({ at: at(seconds) }),
});
const entersAgain = (seconds: number, by = dora) =>
  corrects({ by, end: {}, was: ended({ at: at(seconds) }), sums: addsAll({ rev: 2, added: {} }) });
const onDay = (day: string) => ends({}, ada, addsAll({ day }), { day });

/** Facts that hold for one second, too short for a request over the wire. */
export const FARE_MOMENT_CASES: readonly Case[] = [
  {
    title: 'cash is entered for the last four hundred days',
    seed: BOOKS_FIRM,
    permitted: hands({ day: dayAt(-400 * DAY) }),
    refused: { 'not for the day before': hands({ day: dayAt(-401 * DAY) }) },
  },
  {
    title: 'a driver enters an end until a day after it',
    seed: completed({}, { endedAt: at(-DAY + 1) }),
    permitted: late(-DAY + 1),
    refused: { 'not another car’s': ends({ plate: 'x' }) },
  },
  {
    title: 'dispatch enters an end from a day after it on',
    seed: completed({}, { endedAt: at(-DAY) }),
    permitted: ends({}, ada, addsAll({ day: dayAt(-DAY) }), { day: dayAt(-DAY) }),
    refused: { 'no longer its driver': late(-DAY) },
  },
  {
    title: 'a driver enters an end again that was entered a second before the ride has ended',
    seed: enteredAt(-61),
    permitted: entersAgain(-61),
    refused: { 'not another car’s': ends({ plate: 'x' }) },
  },
  {
    title: 'dispatch corrects an end that was entered when the ride had ended',
    seed: enteredAt(-60),
    permitted: entersAgain(-60, ada),
    refused: { 'not its driver': entersAgain(-60) },
  },
  {
    title: 'a fare is removed eleven leap years from now at most',
    seed: requested,
    permitted: keptUntil(0),
    refused: { 'not a second later': keptUntil(1) },
  },
  {
    title: 'a fare is removed eleven leap years less two hours from now at least',
    seed: requested,
    permitted: keptUntil(-2 * HOUR),
    refused: { 'not a second earlier': keptUntil(-2 * HOUR - 1) },
  },
  {
    title: 'an end before noon in UTC counts on the day before, twelve hours behind it',
    seed: endedAt('11:59:59'),
    permitted: onDay(dayAt(-60 - DAY)),
    refused: { 'not on the one before': onDay(dayAt(-60 - 2 * DAY)) },
  },
  {
    title: 'an end at noon in UTC is on this day everywhere behind it',
    seed: endedAt('12:00:00'),
    permitted: onDay(TODAY),
    refused: { 'not on the day before': onDay(dayAt(-60 - DAY)) },
  },
  {
    title: 'an end at ten in UTC counts on the next day, fourteen hours ahead of it',
    seed: endedAt('10:00:00'),
    permitted: onDay(dayAt(-60 + DAY)),
    refused: { 'not on the one after': onDay(dayAt(-60 + 2 * DAY)) },
  },
  {
    title: 'an end before ten in UTC is on this day everywhere ahead of it',
    seed: endedAt('09:59:59'),
    permitted: onDay(TODAY),
    refused: { 'not on the next day': onDay(dayAt(-60 + DAY)) },
  },
  {
    title: 'a tariff that begins now is the one of a ride now',
    seed: {
      ...BOOKS_FIRM,
      [ridePath()]: ride('completed', { pickupAt: at(0) }),
      [TARIFF_PATH]: { ...NEW_TARIFF, from: at(0), at: at(0) },
    },
    permitted: commits(
      dora,
      set(FARE_PATH, {
        ...fare({ agreed: null, end: end(), day: TODAY, by: dora.sub, at: SERVER_TIME, deleteAt: KEPT }),
      }),
      ...addsAll({ rev: 0 }),
    ),
    refused: { 'not of another driver': ends() },
  },
  {
    title: 'an end between ten and noon in UTC may be on any of three days',
    seed: endedAt('11:00:00'),
    permitted: onDay(TODAY),
    refused: { 'not on the one after the next': onDay(dayAt(-60 + 2 * DAY)) },
  },
  {
    title: 'a passenger books now by a tariff that begins now',
    seed: { ...BOOKS_FIRM, [TARIFF_PATH]: { ...NEW_TARIFF, from: at(0), at: at(-DAY) } },
    permitted: booksNow,
    refused: { 'not without the ride': commits(penny, ...writesOf(booksNow).slice(-1)) },
  },
  {
    title: 'a passenger books now without a tariff that begins in a second',
    seed: { ...BOOKS_FIRM, [TARIFF_PATH]: { ...NEW_TARIFF, from: at(1), at: at(-DAY) } },
    permitted: books(STATION),
    refused: { 'not by it': booksNow },
  },
  {
    title: 'a passenger books now by a tariff that ends in a second',
    seed: { ...BOOKS_FIRM, [TARIFF_PATH]: { ...NEW_TARIFF, from: at(-DAY), at: at(-DAY), until: at(1) } },
    permitted: booksNow,
    refused: { 'not without the ride': commits(penny, ...writesOf(booksNow).slice(-1)) },
  },
  {
    title: 'a passenger books now without a tariff that ends now',
    seed: { ...BOOKS_FIRM, [TARIFF_PATH]: { ...NEW_TARIFF, from: at(-DAY), at: at(-DAY), until: at(0) } },
    permitted: books(STATION),
    refused: { 'not by it': booksNow },
  },
];
