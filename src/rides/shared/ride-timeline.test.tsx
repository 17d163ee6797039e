import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anApprovedUser } from '#domain/accounts/model/user.builder.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { after, aRide, BOOKED_AT, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { renderForm } from '#test/render-form.tsx';
import { UserContext } from '#core/session/user-context.ts';
import { InZone } from '#ui/zone/in-service-zone.tsx';
import { RideTimeline } from './ride-timeline.tsx';

const LOG = {
  0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
  1: { did: 'take', by: 'u-dario', at: after(60) },
  2: { ...givesBack({ why: 'other', note: 'A word about Robin' }), by: 'u-dario', at: after(120) },
  3: { did: 'take', by: 'u-dilek', at: after(180) },
  4: { did: 'arrive', by: 'u-dilek', at: after(600), saidAt: after(300) },
  5: { did: 'cancel', by: 'u-ada', at: after(50_000), why: 'by_phone' },
};
const RIDE = aRide('cancelled', {
  rev: 5,
  log: LOG,
  driver: 'u-dilek',
  card: { ...CARD, name: 'Dilek Driver', phone: null },
});

interface Given {
  readonly ride?: Ride;
  readonly timeZone?: string;
  readonly nameOf?: () => null;
}

function linesFor(uid: string, { ride = RIDE, timeZone = 'Asia/Kathmandu', ...given }: Given = {}) {
  // A test may render a ride for several people in turn.
  cleanup();
  const user = anApprovedUser({ uid });
  renderForm(
    <UserContext value={user}>
      <InZone timeZone={timeZone}>
        <RideTimeline ride={ride} {...given} />
      </InZone>
    </UserContext>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('the timeline of a ride', () => {
  test('a line says what was done, by whom and when; each day is named at its first line', () => {
    expect(linesFor('u-robin')).toEqual([
      'Ride requested · you15:451 March 2026',
      'Driver set off15:46',
      'Your driver cannot come after all15:47',
      'Driver set off · Dilek Driver15:48',
      'Driver arrived · Dilek Driverreported: 15:5015:55',
      'Ride cancelled · dispatcher05:382 March 2026',
    ]);
  });

  test('a step that was reported on an earlier day than it was received shows the day of the report', () => {
    const log = { 0: LOG[0], 1: { did: 'arrive', by: 'u-dario', at: after(43_200), saidAt: after(600) } };
    const [, line] = linesFor('u-robin', { ride: aRide('arrived', { rev: 1, log }) });
    expect(line).toBe('Driver arrived · Dario Driverreported: 1 Mar 2026, 15:5503:452 March 2026');
  });

  test.each([
    ['the passenger’s page, which takes the step by itself, names no person', 'u-robin', 'Search ended'],
    ['a dispatcher names a dispatcher', 'u-ada', 'Search ended · dispatcher'],
  ])('the end of a search by %s', (_, by, text) => {
    const log = { 0: LOG[0], 1: { did: 'expire', by, at: after(1800) } };
    expect(linesFor('u-robin', { ride: aRide('expired', { rev: 1, log }) })[1]).toBe(`${text}16:15`);
  });

  test('a passenger reads neither whom dispatch asked nor who declined, but the name of a driver sent instead', () => {
    const toDilek = { by: 'u-ada', driver: 'u-dilek' };
    const log = {
      0: LOG[0],
      1: { did: 'offer', by: 'u-ada', at: after(60), driver: 'u-dario' },
      2: { did: 'decline', by: 'u-dario', at: after(90), why: 'busy' },
      3: { did: 'assign', at: after(120), ...toDilek, driver: 'u-dario' },
      4: { did: 'assign', at: after(180), ...toDilek },
    };
    const card = { ...CARD, name: 'Dilek Driver' };
    const ride = aRide('accepted', { rev: 4, log, driver: 'u-dilek', card });
    expect(linesFor('u-robin', { ride }).slice(1)).toEqual([
      'Driver confirmed15:47',
      'Another driver comes instead · Dilek Driver15:48',
    ]);
    cleanup();
    expect(linesFor('u-ada', { ride })).toHaveLength(5);
  });

  test('an offer that ended by time names no person', () => {
    const log = {
      0: LOG[0],
      1: { did: 'offer', by: 'u-ada', at: after(60), driver: 'u-dario' },
      2: { did: 'lapse', by: 'u-robin', at: after(120) },
    };
    const ride = aRide('requested', { rev: 2, log });
    expect(linesFor('u-ada', { ride })[2]).toBe('No answer from the driver · time ran out15:47');
    cleanup();
    expect(linesFor('u-robin', { ride })).toEqual(['Ride requested · you15:451 March 2026']);
  });

  test('the last correction names how the ride ended, and no earlier line does', () => {
    const note = { by: 'u-ada', note: 'She called.' };
    const log = {
      0: LOG[0],
      1: { did: 'complete', by: 'u-dario', at: after(60) },
      2: { did: 'correct', at: after(120), ...note },
      3: { did: 'correct', at: after(180), ...note },
    };
    const lines = linesFor('u-robin', { ride: aRide('cancelled', { rev: 3, log, declined: ['u-dario'] }) });
    expect(lines.slice(1)).toEqual([
      'Ride completed15:46',
      'Outcome corrected · dispatcher15:47',
      'Outcome corrected · dispatcherCancelled15:48',
    ]);
  });

  test('only administrators read the reasons of others', () => {
    const words = /A word about Robin|The passenger called/;
    for (const uid of ['u-robin', 'u-dilek']) expect(linesFor(uid).join()).not.toMatch(words);
    const lines = linesFor('u-olga', { nameOf: () => null });
    expect(lines[2]).toContain('Another reasonA word about Robin');
    expect(lines[5]).toContain('The passenger called');
  });

  test('a passenger reads their own reason, and the driver does not', () => {
    const why = { did: 'cancel', by: 'u-robin', at: after(60), why: 'unsafe' };
    const ride = aRide('cancelled', { rev: 1, log: { 0: LOG[0], 1: why } });
    expect(linesFor('u-robin', { ride })[1]).toContain('I do not feel safe');
    expect(linesFor('u-dario', { ride })[1]).toBe('Ride cancelled · passenger15:46');
  });

  test('only dispatch reads why a driver was recalled; the passenger reads that the driver cannot come', () => {
    const log = {
      0: LOG[0],
      1: { did: 'take', by: 'u-dario', at: after(60) },
      2: { did: 'recall', by: 'u-ada', at: after(120), why: 'nearer' },
    };
    const ride = aRide('requested', { rev: 2, log });
    expect(linesFor('u-olga', { ride, nameOf: () => null })[2]).toContain('A nearer driver can take it');
    for (const uid of ['u-robin', 'u-dilek']) expect(linesFor(uid, { ride }).join()).not.toContain('nearer');
  });

  test('times are in the service’s zone, which is named if the device’s zone differs', () => {
    linesFor('u-robin');
    expect(screen.getByText('All times are in Kathmandu time.')).toBeDefined();
  });

  test('the device’s zone replaces a service’s zone that this browser does not know', () => {
    expect(linesFor('u-robin', { timeZone: 'Moon/Tranquillity' })).toHaveLength(6);
    expect(screen.queryByText(/All times are in/)).toBeNull();
  });
});
