import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anApprovedUser } from '#domain/accounts/model/user.builder.ts';
import { after, aRide, BOOKED_AT, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import { UserContext } from '../../core/session/user-context.ts';
import { renderForm } from '../../test/render-form.tsx';
import { RideTimeline } from './ride-timeline.tsx';

const LOG = {
  0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
  1: { did: 'take', by: 'u-dario', at: after(60) },
  2: { did: 'give_back', by: 'u-dario', at: after(120), why: 'other', note: 'A word about Robin' },
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

function linesFor(uid: string, timeZone = 'Asia/Kathmandu') {
  const user = anApprovedUser({ uid });
  renderForm(
    <UserContext value={user}>
      <RideTimeline ride={RIDE} timeZone={timeZone} />
    </UserContext>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('the timeline of a ride', () => {
  test('a line says what was done, by whom and when; a day is named where it begins', () => {
    expect(linesFor('u-robin')).toEqual([
      'Ride requested by you15:451 March 2026',
      'Driver set off by the driver15:46',
      'Ride given back by the driver15:47',
      'Driver set off by Dilek Driver15:48',
      'Driver arrived by Dilek Driverreported at 15:5015:55',
      'Ride cancelled by the dispatcherThe passenger called05:382 March 2026',
    ]);
  });

  test('why a driver gave the ride back is told to everybody but its passenger', () => {
    expect(linesFor('u-ada')[2]).toContain('Another reasonA word about Robin');
  });

  test('times are those of the service, which is named where the device’s differ', () => {
    linesFor('u-robin');
    expect(screen.getByText('Times are those of Kathmandu.')).toBeDefined();
  });

  test('a zone that this browser does not know counts as the device’s', () => {
    expect(linesFor('u-robin', 'Moon/Tranquillity')).toHaveLength(6);
    expect(screen.queryByText(/Times are those/)).toBeNull();
  });
});
