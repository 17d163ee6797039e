import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { lookedAt } from '#domain/rides/model/standing/order-outlook.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

async function openClosedDays() {
  const world = await openRideWorld(ADA);
  const { user } = renderApp('/admin/standing', { world });
  await user.click(await screen.findByRole('button', { name: 'Closed days' }));
  return { user, world, list: await screen.findByRole('textbox', { name: 'Closed days' }) };
}

describe('the closed days of standing orders', () => {
  test('closed days that a colleague stores meanwhile are reported, typed days stay, and a second press stores the typed days', async () => {
    const { user, world, list } = await openClosedDays();
    await user.type(list, '2031-12-26 Boxing Day');
    const path = 'settings/closedDays';
    world.stage.world.documents.commit({ [path]: { days: ['2031-12-25 Christmas'], rev: 0 } });
    const store = async () => {
      await user.click(await screen.findByRole('button', { name: 'Go on' }));
      await user.click(await screen.findByRole('button', { name: 'Store' }));
    };
    await store();
    expect(
      await screen.findByText(/changed the closed days meanwhile: \+ 2031-12-25 Christmas\./),
    ).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('textbox', { name: 'Closed days' })).toHaveProperty(
      'value',
      '2031-12-26 Boxing Day',
    );
    await store();
    await waitFor(() =>
      expect(world.stage.world.documents.read(path)).toEqual({ days: ['2031-12-26 Boxing Day'], rev: 1 }),
    );
  });

  test('the days of a calendar file are shown, and added below the typed days; what is left out is named', async () => {
    const { user, world, list } = await openClosedDays();
    const { today } = lookedAt({ now: world.stage.clock.now(), timeZone: 'Europe/Berlin' });
    const [one, two] = [plusDays(today, 10), plusDays(today, 20)];
    const dateOf = (day: string) => day.replaceAll('-', '');
    const events = [
      [`DTSTART;VALUE=DATE:${dateOf(one)}`, 'SUMMARY:Known'],
      [`DTSTART;VALUE=DATE:${dateOf(two)}`, 'SUMMARY:Fair'],
      [`DTSTART:${dateOf(two)}T090000`, `DTEND:${dateOf(two)}T100000`],
      ['DTSTART;VALUE=DATE:someday'],
      [`DTSTART;VALUE=DATE:${dateOf(two)}`, 'RRULE:FREQ=YEARLY', 'SUMMARY:Feast'],
    ].flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
    const text = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
    await user.type(list, `${one} Own name{Enter}half a li`);
    const upload = async (content: string) =>
      user.upload(
        await screen.findByLabelText('From a calendar file'),
        new File([content], 'days.ics', { type: 'text/calendar' }),
      );
    await upload('BEGIN:NOTHING');
    expect(await screen.findByText(/^This is not a calendar file\./)).toBeShown();
    await upload('x'.repeat(2_000_001));
    expect(await screen.findByText(/^This file is larger than 2 MB\./)).toBeShown();
    await upload(text);
    expect(await screen.findByText('One day is not in the list yet:')).toBeShown();
    expect(screen.getByText('One event lasts only a part of a day, and is left out.')).toBeShown();
    expect(screen.getByText('One event could not be read.')).toBeShown();
    expect(screen.getByText('Repeated events are not read: Feast. Please type their days.')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Add this day' }));
    expect(list).toHaveProperty('value', `${one} Own name\nhalf a li\n${two} Fair`);
    expect(document.activeElement).toBe(list);
    await user.clear(list);
    await user.type(list, `${two} Fair`);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await user.click(await screen.findByRole('button', { name: 'Store' }));
    await screen.findByText('The closed days are stored.');
    expect(world.stage.world.documents.read('settings/closedDays')?.['days']).toEqual([`${two} Fair`]);
  });
});
