import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { LEG_KEYS, type Leg, type Way } from './leg.ts';

const TIME = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?$/i;
/** How people write that the passenger will ring. */
const RINGS = /^(\?|rings?|calls?|ruft|anruf)$/i;
const LATEST_HOUR = 23;

/** The times of each way as typed: `8:15, 1400`; `?` for a way back for which the passenger will ring. */
export type TypedTimes = Readonly<Record<Way, string>>;

/** The typed time in the form `08:15`; `undefined` if the text is no time. */
function timeOf(typed: string): string | undefined {
  const [, hour, minute = '00'] = TIME.exec(typed) ?? [];
  if (hour === undefined || Number(hour) > LATEST_HOUR) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

type Unnamed = Omit<Leg, 'key'>;

/** The refusal of a text, at the field of its way. */
const unusable = (way: Way, time: string) =>
  fail({ code: 'legs-unusable', field: way === 'back' ? 'backLegs' : 'legs', time } as const);

function legsOf(way: Way, typed: string): Result<readonly Unnamed[], RideInputError> {
  const pieces = typed.split(/[,;]/).flatMap((piece) => piece.trim() || []);
  const read = pieces.map((piece) => ({
    piece,
    time: way === 'back' && RINGS.test(piece) ? null : timeOf(piece),
  }));
  const wrong = read.find(({ time }) => time === undefined);
  if (wrong !== undefined) return unusable(way, wrong.piece);
  return succeed(read.flatMap(({ time }) => (time === undefined ? [] : [{ way, time }])));
}

const isSameLeg = (one: Unnamed, other: Unnamed) => one.way === other.way && one.time === other.time;

/**
 * Gives the legs their names. A leg with an unchanged time keeps its name. Another leg takes the name of a removed leg
 * of its way, as if the removed leg had moved. Further legs get unused names, first those that no former leg had.
 */
function named(legs: readonly Unnamed[], former: readonly Leg[]): readonly Leg[] {
  const gone = former.filter((leg) => !legs.some((each) => isSameLeg(each, leg)));
  const kept = (way: Way) => gone.filter((leg) => leg.way === way).map(({ key }) => key);
  const names = { there: kept('there'), back: kept('back') };
  const taken = legs.map((leg) => former.find((each) => isSameLeg(each, leg))?.key ?? names[leg.way].shift());
  const isUsed = (key: string) => taken.some((each) => each === key);
  const free = LEG_KEYS.filter((key) => !isUsed(key)).toSorted(
    (one, other) =>
      Number(former.some(({ key }) => key === one)) - Number(former.some(({ key }) => key === other)),
  );
  return legs.flatMap((leg, at) => {
    const key = taken[at] ?? free.shift();
    return key === undefined ? [] : [{ key, ...leg }];
  });
}

/**
 * Parses the times of an order’s legs as typed. `former` has the present legs. Fails with `legs-unusable` (a text is no
 * time, or a fifth leg), `legs-overlap` (two equal times, or two `?`) or `legs-required` (no way there).
 */
export function parseLegs(typed: TypedTimes, former: readonly Leg[]): Result<readonly Leg[], RideInputError> {
  const there = legsOf('there', typed.there);
  if (!there.ok) return there;
  const back = legsOf('back', typed.back);
  if (!back.ok) return back;
  const all = [...there.value, ...back.value];
  if (there.value.length === 0) return fail({ code: 'legs-required' });
  const times = all.map(({ time }) => time);
  const twice = times.find((time, at) => times.indexOf(time) !== at);
  if (twice !== undefined) return fail({ code: 'legs-overlap', time: twice ?? '?' });
  const extra = all[LEG_KEYS.length];
  if (extra !== undefined) return unusable(extra.way, extra.time ?? '?');
  return succeed(named(all, former).toSorted((one, other) => Number(one.key) - Number(other.key)));
}

/** The times of the legs in the form in which they are typed. */
export function typedLegs(legs: readonly Leg[]): TypedTimes {
  const typed = (way: Way) =>
    legs
      .filter((leg) => leg.way === way)
      .map(({ time }) => time ?? '?')
      .join(', ');
  return { there: typed('there'), back: typed('back') };
}
