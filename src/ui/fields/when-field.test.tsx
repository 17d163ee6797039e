import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { WhenField, type TypedMeaning } from './when-field.tsx';

/** Tuesday, 24 November 2026, 10:15 in Berlin. */
const NOW = new Date('2026-11-24T09:15:00Z');

function openField(now = NOW) {
  const meant = vi.fn<(found: TypedMeaning) => void>();
  function Form() {
    const [typed, setTyped] = useState('');
    return (
      <WhenField
        label="When"
        typed={typed}
        onType={(text, found) => {
          setTyped(text);
          meant(found);
        }}
        now={now}
        timeZone="Europe/Berlin"
      />
    );
  }
  const { user } = renderForm(<Form />);
  const field = screen.getByRole('textbox', { name: 'When' });
  return {
    meant,
    field,
    user,
    async type(text: string) {
      await user.clear(field);
      await user.type(field, text);
      return screen.getByRole('status').textContent;
    },
  };
}

test('the field shows its interpretation, with a word for the day if there is one', async () => {
  const { type, meant } = openField();
  expect(await type('1130')).toBe('Today, Tuesday, 24 Nov 2026, 11:30');
  expect(await type('730')).toBe('Tomorrow, Wednesday, 25 Nov 2026, 07:30');
  expect(meant).toHaveBeenLastCalledWith({ day: '2026-11-25', time: '07:30' });
  expect(await type('14.5. 7pm')).toBe('Friday, 14 May 2027, 19:00');
});

test('the field says what is missing, and that it cannot read a text', async () => {
  const { type, meant } = openField();
  expect(await type('tomorrow')).toBe('Add a time.');
  expect(meant).toHaveBeenLastCalledWith({ day: '2026-11-25', time: null });
  expect(await type('soon')).toBe('This is not a time yet. For example tomorrow 7:30.');
  expect(meant).toHaveBeenLastCalledWith(null);
});

test('the field says that a skipped time does not exist', async () => {
  const { type } = openField(new Date('2027-03-27T12:00:00Z'));
  expect(await type('tomorrow 230')).toBe('The clocks skip 02:30 that day.');
});

test('an ambiguous time offers choices, and a choice by keyboard is written into the field', async () => {
  const { type, meant, field, user } = openField();
  expect(await type('tue 8')).toBe('Which one is meant? ↓ goes to the choices.');
  expect(meant).toHaveBeenLastCalledWith(null);
  const choices = within(screen.getByRole('group', { name: 'Which time is meant?' })).getAllByRole('button');
  const [tonight = field, week = field] = choices;
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Today, Tuesday, 24 Nov 2026, 20:00',
    'Tuesday, 1 Dec 2026, 08:00',
  ]);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(tonight);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(week);
  await user.keyboard('{Enter}');
  expect(meant).toHaveBeenLastCalledWith({ day: '2026-12-01', time: '08:00' });
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', 'Tuesday, 1 Dec 2026, 08:00');
  expect(screen.getByRole('status').textContent).toBe('Tuesday, 1 Dec 2026, 08:00');
  expect(screen.queryByRole('group', { name: 'Which time is meant?' })).toBeNull();
});

test('a weekday that contradicts its date offers both, the date first', async () => {
  const { type } = openField();
  await type('mon 1 dec 730');
  const choices = within(screen.getByRole('group', { name: 'Which time is meant?' })).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Tuesday, 1 Dec 2026, 07:30',
    'Monday, 30 Nov 2026, 07:30',
  ]);
});

test('now is read back as now', async () => {
  const { type, meant } = openField();
  expect(await type('sofort')).toBe('Now, as soon as possible');
  expect(meant).toHaveBeenLastCalledWith('now');
});

test('a day or a time that does not exist is named', async () => {
  const { type } = openField();
  expect(await type('31.2. 8')).toBe('The calendar has no “31.2.”. Correct the date.');
  expect(await type('tomorrow 13pm')).toBe(
    'No clock shows “13 pm”. Hours go up to 24, and to 12 with am or pm.',
  );
});

test('the interpretation describes the field', async () => {
  const { type, field } = openField();
  await type('730');
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Tomorrow, Wednesday, 25 Nov 2026, 07:30');
});

test('Today and Tomorrow write the day, keep the typed time, and leave the focus in the field', async () => {
  const { type, field, user } = openField();
  await type('730');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(field).toHaveProperty('value', 'today 07:30');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
  await user.keyboard('8');
  expect(field).toHaveProperty('value', 'tomorrow 8');
  expect(screen.getByRole('status').textContent).toBe('Tomorrow, Wednesday, 25 Nov 2026, 08:00');
});

test('a stored day is not another day after midnight', () => {
  const stored = { day: '2026-11-24', time: '19:30' };
  const field = {
    label: 'When',
    typed: 'tomorrow 1930',
    onType: () => {},
    now: NOW,
    timeZone: 'Europe/Berlin',
  };
  renderForm(<WhenField {...field} meant={stored} />);
  expect(screen.getByRole('status').textContent).toBe('Today, Tuesday, 24 Nov 2026, 19:30');
});

test('the field itself shows the error of an invalid text', () => {
  const field = { label: 'When', onType: () => {}, now: NOW, timeZone: 'Europe/Berlin', error: 'Too soon.' };
  const { rerender } = renderForm(<WhenField {...field} typed="soon" />);
  expect(screen.getByText('This is not a time yet. For example tomorrow 7:30.')).toBeShown();
  rerender(<WhenField {...field} typed="730" />);
  expect(screen.getByText('Too soon.')).toBeShown();
});
