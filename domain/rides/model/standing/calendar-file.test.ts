import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../../../shared/value-of.builder.ts';
import { plusDays } from '../../../shared/time/wall-time.ts';
import { MOST_CLOSED_DAYS } from '../basics/ride-limits.ts';
import { readCalendar } from './calendar-file.ts';
import { parseClosedDays } from './closed-days.ts';

const AT = { today: '2026-11-29', timeZone: 'Europe/Berlin' };

const calendar = (...events: readonly (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const read = (...events: readonly (readonly string[])[]) => valueOf(readCalendar(calendar(...events), AT));
const day = (date: string, name = '') => [`DTSTART;VALUE=DATE:${date}`, `SUMMARY:${name}`];

describe('the days of a calendar file', () => {
  it('a whole day has its name, and an event of several days gives each of them without the day on which it ends', () => {
    const stay = ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227', 'SUMMARY:Christmas'];
    expect(read(stay, day('20270101', 'New Year')).days).toEqual([
      '2026-12-24 Christmas',
      '2026-12-25 Christmas',
      '2026-12-26 Christmas',
      '2027-01-01 New Year',
    ]);
  });

  it.each([
    ['P1D', ['2026-12-24']],
    ['P2D', ['2026-12-24', '2026-12-25']],
    ['PT2H', []],
    ['P0D', []],
  ])('an event of the duration %s covers %j', (lasts, days) => {
    expect(read(['DTSTART;VALUE=DATE:20261224', `DURATION:${lasts}`]).days).toEqual(days);
  });

  it.each([
    [
      'a zone of its own',
      'TZID=America/Chicago:20261224T000000',
      'TZID=America/Chicago:20261225T000000',
      'whole',
    ],
    [
      'UTC, at the midnight of the service',
      'VALUE=DATE-TIME:20261223T230000Z',
      'X=1:20261224T230000Z',
      'whole',
    ],
    ['UTC, at another hour', 'VALUE=DATE-TIME:20261224T000000Z', 'X=1:20261225T000000Z', 'timed'],
    ['an hour of a day', 'X=1:20261224T090000', 'X=1:20261224T100000', 'timed'],
    ['an hour of a day that is over', 'X=1:20261124T090000', 'X=1:20261124T100000', 'past'],
    ['a day that ends on itself', 'VALUE=DATE:20261224', 'VALUE=DATE:20261224', 'whole'],
    ['a midnight', 'X=1:20261224T000000', 'X=1:20261224T000000', 'timed'],
    ['an end before its begin', 'X=1:20261224T000000', 'X=1:20261223T000000', 'unreadable'],
    ['an end that is no time', 'X=1:20261224T000000', 'X=1:soon', 'unreadable'],
    ['a day that does not exist', 'VALUE=DATE:20260230', 'VALUE=DATE:20260301', 'unreadable'],
  ])(
    'the times of an event decide whether it is read as whole days, only counted, or left out: %s',
    (_, begin, end, is) => {
      const all = [...day('20261231'), 'END:VEVENT', 'BEGIN:VEVENT'];
      const { days, timed, unreadable } = read([
        ...all,
        `DTSTART;${begin}`,
        `DTEND;${end}`,
        'SUMMARY:Closed',
      ]);
      expect([days, timed, unreadable]).toEqual([
        is === 'whole' ? ['2026-12-24 Closed', '2026-12-31'] : ['2026-12-31'],
        is === 'timed' ? 1 : 0,
        is === 'unreadable' ? 1 : 0,
      ]);
    },
  );

  it('repeated events are named, and cancelled events, past events and alarms are left out', () => {
    const weekly = [...day('20261207', 'Team day'), 'RRULE:FREQ=WEEKLY'];
    const cancelled = [...day('20261208', 'Called off'), 'STATUS:CANCELLED'];
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Alarm', 'DTSTART;VALUE=DATE:20261209', 'END:VALARM'];
    const [past, running] = [day('20261001', 'Past'), day('20261127', 'Now')];
    const found = read(weekly, cancelled, [...alarm, ...day('20261210', 'Fair')], past, [
      ...running,
      'DTEND;VALUE=DATE:20261201',
    ]);
    expect(found).toEqual({
      days: ['2026-11-29 Now', '2026-11-30 Now', '2026-12-10 Fair'],
      timed: 0,
      unreadable: 0,
      repeated: ['Team day'],
    });
  });

  it('folded lines, escaped characters and other ends of lines are read, and a long name is shortened', () => {
    const text = calendar(['DTSTART;VALUE=DATE:20261224', String.raw`SUMMARY:A\, b\; c\nd`, '  and e']);
    expect(valueOf(readCalendar(text.replaceAll('\r\n', '\n'), AT)).days).toEqual([
      '2026-12-24 A, b; c d and e',
    ]);
    const [long = ''] = read(day('20261224', 'x'.repeat(500))).days;
    expect(long).toHaveLength('2026-12-24 '.length + 60);
    expect(parseClosedDays(long).ok).toBe(true);
    expect(read(day('20261224', `${'x'.repeat(59)}\u{1F384}`)).days).toEqual([
      `2026-12-24 ${'x'.repeat(59)}`,
    ]);
  });

  it('a file that is no calendar, and a calendar without a day to come, are refused', () => {
    const refused = ['', 'Date;Name\n24.12.2026;Christmas', '%PDF-1.7'].map((text) => readCalendar(text, AT));
    expect(refused.map((each) => !each.ok && each.error)).toEqual(
      Array.from({ length: 3 }, () => 'no-calendar'),
    );
    expect(readCalendar(calendar(day('20200101')), AT)).toEqual({ ok: false, error: 'no-days' });
  });

  it('an event of a thousand years gives one day more than can be stored, and storing refuses the days', () => {
    const { days } = read(['DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:30260101', 'SUMMARY:Ever']);
    expect(days).toHaveLength(MOST_CLOSED_DAYS + 1);
    expect(parseClosedDays(days.join('\n'))).toMatchObject({ error: { code: 'closed-days-too-many' } });
  });

  it('fuzz: any text and any lines of a calendar are refused, or give days that can be stored', () => {
    const line = constantFrom(
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'BEGIN:VALARM',
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20261226',
      'DTSTART:20261224T000000Z',
      'DTSTART;TZID="a;b:c":20261224T000000',
      'SUMMARY:\u{202E}x\uD800',
      'RRULE:FREQ=DAILY',
      ' folded',
    );
    const lines = array(tuple(line, string()).map(([begin, end]) => `${begin}${end.slice(0, 2)}`));
    const isSound = (text: string) => {
      const found = readCalendar(text, AT);
      return !found.ok || parseClosedDays(found.value.days.slice(0, MOST_CLOSED_DAYS).join('\n')).ok;
    };
    assert(property(string(), isSound));
    assert(property(string({ unit: 'binary' }), (text) => isSound(`BEGIN:VCALENDAR\n${text}`)));
    assert(property(lines, (all) => isSound(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...all].join('\r\n'))));
  });

  it('fuzz: every whole day of a calendar is read, however long its events are', () => {
    const span = tuple(integer({ min: 0, max: 400 }), integer({ min: 1, max: 9 }));
    assert(
      property(array(span, { maxLength: 8 }), (spans) => {
        const written = (ahead: number) => plusDays(AT.today, ahead).replaceAll('-', '');
        const events = spans.map(([from, length]) => [
          `DTSTART;VALUE=DATE:${written(from)}`,
          `DTEND;VALUE=DATE:${written(from + length)}`,
        ]);
        const found = readCalendar(calendar(...events), AT);
        const wanted = spans.flatMap(([from, length]) =>
          Array.from({ length }, (_, at) => plusDays(AT.today, from + at)),
        );
        expect(found.ok ? found.value.days : []).toEqual([...new Set(wanted)].toSorted());
      }),
    );
  });
});
