import { MINUTE_MS } from '../../../shared/durations.ts';
import { dayAt, dayIn, instantsOf, plusDays, wallTimeAt, type Day } from '../../../shared/time/wall-time.ts';
import { bookableTimes, type Bookable, type PickUpForm } from './pick-up.ts';

/** A pick-up that a passenger chooses with one press. */
export interface PickUpChoice {
  /** How far it is from now, or from the present pick-up of a ride that is moved: negative if earlier. */
  readonly minutes: number;
  readonly form: PickUpForm;
}

const AHEAD = [30, 60, 120];
const MOVES = [-15, 15, 30, 60];
/** A pick-up ahead of now is rounded up to this many minutes, because nobody books for 17:03. */
const ROUND = 5;

/** An instant as the fields of a form have it. */
export function pickUpFormAt(at: Date, timeZone: string): PickUpForm {
  const wall = wallTimeAt(at, timeZone);
  const [, second] = instantsOf(wall, timeZone);
  const isSecond = second?.getTime() === Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
  const turn = second === undefined ? null : isSecond ? 'second' : 'first';
  return { kind: 'later', date: dayIn(wall), time: wall.slice('yyyy-mm-ddT'.length), turn };
}

/** The pick-ups to choose from: some time from now, or around the one of a ride that is moved. All can be booked. */
export function pickUpChoices(service: Bookable, moved: Date | null): readonly PickUpChoice[] {
  const { from, until } = bookableTimes(service);
  const roundMs = ROUND * MINUTE_MS;
  const ahead = (minutes: number) =>
    Math.ceil((service.now.getTime() + minutes * MINUTE_MS) / roundMs) * roundMs;
  return (moved === null ? AHEAD : MOVES).flatMap((minutes) => {
    const at = new Date(moved === null ? ahead(minutes) : moved.getTime() + minutes * MINUTE_MS);
    return at < from || at > until ? [] : [{ minutes, form: pickUpFormAt(at, service.settings.timeZone) }];
  });
}

/** The days on which a pick-up can be booked, soonest first. */
export function bookableDays(service: Bookable): readonly Day[] {
  const { from, until } = bookableTimes(service);
  const [first, last] = [from, until].map((at) => dayAt(at, service.settings.timeZone));
  const days: Day[] = [];
  for (let day = first ?? ''; day <= (last ?? ''); day = plusDays(day, 1)) days.push(day);
  return days;
}
