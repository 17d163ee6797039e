import { assert, constantFrom, date, property, shuffledSubarray, string, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPOKEN_TIMES } from './spoken-times.contract.ts';
import { readTypedTime, type TypedReading } from './typed-time.ts';
import { instantsOf, wallTimeAt } from './wall-time.ts';

/** Saturday, 28 November 2026, 10:00 in Berlin. */
const AT = { now: new Date('2026-11-28T09:00:00Z'), timeZone: 'Europe/Berlin' };

function shown(reading: TypedReading): string {
  switch (reading.kind) {
    case 'now':
      return 'now';
    case 'time':
      return `${reading.meant.day} ${reading.meant.time}`;
    case 'asked':
      return `asked ${reading.choices
        .map(({ day, time }) => `${day} ${time}`)
        .toSorted()
        .join(', ')}`;
    case 'refused':
      return reading.why;
  }
}

const read = (typed: string, now = AT.now, timeZone = AT.timeZone) =>
  shown(readTypedTime(typed, { now, timeZone }));

describe('a typed time', () => {
  it.each(SPOKEN_TIMES.flatMap(([meant, ...all]) => all.map((typed) => [typed, meant] as const)))(
    '“%s” is %s',
    (typed, meant) => {
      expect(read(typed)).toBe(meant);
    },
  );

  it.each([
    ['America/New_York', '2027-05-06 07:30'],
    ['America/Indiana/Knox', '2027-05-06 07:30'],
    ['Pacific/Honolulu', '2027-05-06 07:30'],
    ['Asia/Manila', '2027-05-06 07:30'],
    ['Europe/London', '2027-06-05 07:30'],
    ['America/Sao_Paulo', '2027-06-05 07:30'],
    ['Australia/Sydney', '2027-06-05 07:30'],
    ['America/Toronto', 'asked 2027-05-06 07:30, 2027-06-05 07:30'],
    ['UTC', 'asked 2027-05-06 07:30, 2027-06-05 07:30'],
  ])('in %s 5/6 is %s', (timeZone, meant) => {
    expect(read('5/6 7:30', AT.now, timeZone)).toBe(meant);
    expect(read('12/24 7:30', AT.now, timeZone)).toBe('2026-12-24 07:30');
  });

  it.each([
    ['0:30', '2026-11-29 00:30'],
    ['tonight 0030', '2026-11-29 00:30'],
    ['24:00', '2026-11-29 00:00'],
    ['heute Nacht 1 Uhr', '2026-11-29 01:00'],
    ['midnight', '2026-11-29 00:00'],
    ['tomorrow 0:30', '2026-11-29 00:30'],
  ])('at ten to midnight “%s” is in the coming night', (typed, meant) => {
    expect(read(typed, new Date('2026-11-28T22:50:00Z'))).toBe(meant);
  });

  it.each([
    ['tonight 3', '2026-11-29 03:00'],
    ['heute Nacht 2', '2026-11-29 02:00'],
    ['heute Nacht 0:15', '2026-11-30 00:15'],
  ])('at half past midnight “%s” is in this night unless that time is over', (typed, meant) => {
    expect(read(typed, new Date('2026-11-28T23:30:00Z'))).toBe(meant);
  });

  it('“next Friday” is ambiguous while this week’s is still ahead', () => {
    const tuesday = new Date('2026-11-24T09:15:00Z');
    expect(read('next fri 8', tuesday)).toBe('asked 2026-11-27 08:00, 2026-12-04 08:00');
    expect(read('fri 8', tuesday)).toBe('2026-11-27 08:00');
    expect(read('next tue 11', tuesday)).toBe('2026-12-01 11:00');
  });

  it('“so um 8”, which is on Sunday or about eight, is ambiguous', () => {
    const tuesday = new Date('2026-11-24T09:15:00Z');
    expect(read('so um 8', tuesday)).toBe('asked 2026-11-25 08:00, 2026-11-29 08:00');
    expect(read('so gegen acht', tuesday)).toBe('asked 2026-11-25 08:00, 2026-11-29 08:00');
    expect(read('So 8', tuesday)).toBe('2026-11-29 08:00');
  });

  it('a leap day is the next one that exists', () => {
    expect(read('29.2. 8', new Date('2027-06-01T00:00:00Z'))).toBe('2028-02-29 08:00');
  });

  it('now is the time of the zone, not of the device', () => {
    const late = new Date('2026-11-24T23:30:00Z');
    expect(read('today 7', late)).toBe('2026-11-25 07:00');
    expect(read('+45', late)).toBe('2026-11-25 01:15');
  });

  it('any text is read, ambiguous or refused, and never throws', () => {
    const words = constantFrom(
      ...SPOKEN_TIMES.flatMap(([, ...all]) => all.flatMap((typed) => typed.split(' '))),
    );
    assert(
      property(string({ unit: 'binary' }), (typed) => {
        expect(read(typed)).not.toBe('');
      }),
    );
    assert(
      property(array(words, { maxLength: 9 }), (typed) => {
        expect(read(typed.join(' '))).not.toBe('');
      }),
    );
  });

  it('a day and a time mean the same in either order, and unambiguous words in any order name one day', () => {
    const day = constantFrom(
      'tomorrow',
      'morgen',
      'fri',
      'Montag',
      '24.12.',
      '24 Dec',
      'übermorgen',
      '2026-12-24',
      'tue 1 dec',
    );
    const time = constantFrom('7:30', '7 pm', '19 Uhr', 'halb acht', 'noon', '730', 'quarter past 7', 'at 8');
    assert(
      property(day, time, (one, other) => {
        expect(read(`${other} ${one}`)).toBe(read(`${one} ${other}`));
      }),
    );
    const texts = constantFrom(
      ...SPOKEN_TIMES.filter(([meant]) => meant.startsWith('2026')).flatMap(([, ...all]) => all),
    );
    assert(
      property(
        texts
          // `am` is German before a day, and English after a time.
          .filter((text) => !/\d+\W* +\p{L}+ +\d|\bam$/iu.test(text))
          // `in 8 days at 2` is another day, and so is `Dec 8 3`.
          .filter((text) => !/\bin \d|(?:^| )\d{1,2}\.? \d{1,2}(?:[. ]|$)/i.test(text))
          .chain((text) => {
            const words = text.split(' ');
            return shuffledSubarray(words, { minLength: words.length }).map(
              (mixed) => [text, mixed.join(' ')] as const,
            );
          }),
        ([text, mixed]) => {
          const [before, after] = [read(text), read(mixed)];
          const dayOf = (found: string) => found.slice(0, 'yyyy-mm-dd'.length);
          const isOther = after.startsWith('20') && dayOf(after) !== dayOf(before);
          // Exchanged figures mean another time, perhaps of another day: `5 vor halb 8` and `8 vor halb 5`.
          const isOfDay = /^\D*\d{1,2}\D*$|vor|nach|to|past|viertel|halb|quarter|h/i.test(text);
          expect(isOther && !isOfDay).toBe(false);
        },
      ),
    );
  });

  it('the text shown by the fields, in both languages, is read as the same time', () => {
    const moments = date({
      min: new Date('2026-11-28T10:00:00Z'),
      max: new Date('2027-10-28T00:00:00Z'),
      noInvalidDate: true,
    });
    assert(
      property(
        moments,
        constantFrom('en-GB', 'de-DE'),
        constantFrom('long', 'short'),
        (at, locale, weekday) => {
          const wall = wallTimeAt(at, AT.timeZone);
          const zone = { timeZone: AT.timeZone } as const;
          const name = at.toLocaleDateString(locale, { weekday, ...zone });
          const full = at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', ...zone });
          const brief = at.toLocaleDateString(locale, {
            weekday: 'short',
            day: 'numeric',
            month: 'short',
            ...zone,
          });
          const meant = wall.replace('T', ' ');
          expect(read(`${name}, ${full}`)).toBe(meant);
          expect(read(full)).toBe(meant);
          expect(read(`${brief} ${wall.slice(-5)}`)).toBe(meant);
          expect(instantsOf(wall, AT.timeZone).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('a typed time that changes one', () => {
  const changed = (typed: string, from: string, now = AT.now) =>
    shown(readTypedTime(typed, { ...AT, now, changing: new Date(from) }));
  const TOMORROW = '2026-11-29T06:30:00Z';

  it.each([
    ['+15', '2026-11-29 07:45'],
    ['-15', '2026-11-29 07:15'],
    ['–15', '2026-11-29 07:15'],
    ['−15', '2026-11-29 07:15'],
    ['‐ 15', '2026-11-29 07:15'],
    ['-10', '2026-11-29 07:20'],
    ['+1:30', '2026-11-29 09:00'],
    ['-2h', '2026-11-29 05:30'],
    ['745', '2026-11-29 07:45'],
    ['23', '2026-11-29 23:00'],
    ['halb neun', '2026-11-29 08:30'],
    ['8 Uhr', '2026-11-29 08:00'],
    ['today 12', '2026-11-28 12:00'],
    ['thu 19', '2026-12-03 19:00'],
    ['in 20 min', '2026-11-28 10:20'],
    ['now', 'now'],
  ])('“%s” for a ride tomorrow at 07:30 is %s', (typed, meant) => {
    expect(changed(typed, TOMORROW)).toBe(meant);
  });

  it('a time alone is the next such time if the ride is today or over', () => {
    expect(changed('11', '2026-11-28T09:00:00Z')).toBe('2026-11-28 11:00');
    expect(changed('730', '2026-11-28T09:00:00Z')).toBe('2026-11-29 07:30');
    expect(changed('11', '2026-11-27T09:00:00Z')).toBe('2026-11-28 11:00');
  });

  it('a quarter of an hour has 15 minutes in both nights in which the clocks change', () => {
    const spring = new Date('2026-03-28T12:00:00Z');
    expect(changed('+15', '2026-03-29T00:50:00Z', spring)).toBe('2026-03-29 03:05');
    expect(changed('-15', '2026-03-29T01:05:00Z', spring)).toBe('2026-03-29 01:50');
    const autumn = new Date('2026-10-24T12:00:00Z');
    expect(changed('+15', '2026-10-25T00:50:00Z', autumn)).toBe('2026-10-25 02:05');
    expect(changed('+15', '2026-10-25T01:50:00Z', autumn)).toBe('2026-10-25 03:05');
  });
});
