import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { DayField } from './day-field.tsx';

/** A Tuesday. */
const TODAY = '2026-11-24';
const PAST_MONDAY = '2026-11-23';

function openField(given?: string) {
  const chosen = vi.fn<(day: string | undefined) => void>();
  function Form() {
    const [day, setDay] = useState(given);
    return (
      <>
        <DayField
          label="From"
          day={day}
          onDay={(wanted) => {
            setDay(wanted);
            chosen(wanted);
          }}
          today={TODAY}
          problemOf={(each) => (each > TODAY ? 'Not over yet.' : undefined)}
        />
        <button type="button" onClick={() => setDay('2026-11-01')}>
          November
        </button>
      </>
    );
  }
  const { user } = renderForm(<Form />);
  return { user, chosen, field: screen.getByRole('textbox', { name: 'From' }) };
}

describe('a day that is typed', () => {
  test('the past day that a word means is shown during typing, and chosen with Enter', async () => {
    const { user, chosen, field } = openField();
    expect(screen.getByText('For example mon, 16.11. or 16 Nov')).toBeShown();
    await user.type(field, 'mon');
    expect(screen.getByText('Monday, 23 November 2026')).toBeShown();
    await user.keyboard('{Enter}');
    expect(chosen.mock.calls).toEqual([[PAST_MONDAY]]);
    expect(field).toHaveProperty('value', '23 November 2026');
    expect(screen.getByText('Monday')).toBeShown();
  });

  test('a day is chosen after a pause in typing, and an empty field means no day', async () => {
    const { user, chosen, field } = openField();
    await user.type(field, '2026-11-20');
    await waitFor(() => expect(chosen.mock.calls).toEqual([['2026-11-20']]));
    await user.clear(field);
    await user.tab();
    expect(chosen.mock.lastCall).toEqual([undefined]);
  });

  test('an unreadable or invalid text stays, and is chosen and reported once the field is left', async () => {
    const { user, chosen, field } = openField();
    await user.type(field, '30.2.2026');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(chosen).not.toHaveBeenCalled();
    await user.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', '30.2.2026');
    await user.clear(field);
    await user.type(field, '1.12.2026');
    await user.tab();
    expect(screen.getByText('Not over yet.')).toBeShown();
    expect(chosen.mock.calls).toEqual([['30.2.2026'], ['2026-12-01']]);
  });

  test('a day that is chosen elsewhere replaces the typed text', async () => {
    const { user, chosen, field } = openField(PAST_MONDAY);
    expect(field).toHaveProperty('value', '23 November 2026');
    await user.click(screen.getByRole('button', { name: 'November' }));
    expect(field).toHaveProperty('value', '1 November 2026');
    expect(chosen).not.toHaveBeenCalled();
  });
});
