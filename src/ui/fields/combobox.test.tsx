import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { Combobox } from './combobox.tsx';

const PLACES = ['Airport', 'Air Museum', 'Central Station'].map((text) => ({ id: text, text }));

/** A form with one field for a place. */
function openForm({ free = false, more = false, places = PLACES } = {}) {
  const [chosen, submitted] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()];
  function Form() {
    const [typed, setTyped] = useState('');
    const words = typed.trim().toLowerCase();
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Combobox
          label="From"
          free={free}
          more={more}
          typed={typed}
          onType={setTyped}
          options={places.filter(({ text }) => text.toLowerCase().includes(words))}
          onChoose={({ text }) => {
            setTyped(text);
            chosen(text);
          }}
        />
        <input aria-label="To" />
        <button type="submit">Book</button>
      </form>
    );
  }
  const { user, unmount } = renderForm(<Form />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'From' });
  const list = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { user, field, list, chosen, submitted, unmount };
}

describe('a combobox', () => {
  test('Enter chooses the option that the arrows have reached, and only the next Enter submits the form', async () => {
    const { user, field, list, chosen, submitted } = openForm();
    await user.type(field, 'airp');
    expect(list()).toEqual(['Airport']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect([field.value, chosen.mock.calls, submitted.mock.calls.length]).toEqual([
      'Airport',
      [['Airport']],
      0,
    ]);
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledOnce();
  });

  // Texts with which an option begins: a house, numbers, a name, words.
  test.each([
    ['Lindenweg 1', 'Lindenweg 12, Nordstadt'],
    ['030 1234', '030 1234 56'],
    ['Anna', 'Anna-Maria Berg'],
    ['Mill', 'Mill Road 5'],
    ['12', '12 Harbour Street'],
    ['京都', '京都駅'],
  ])('%s stays as typed after Enter, Tab and Shift+Tab, although %s begins with it', async (typed, text) => {
    for (const key of ['{Enter}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      const { user, field, list, chosen, submitted, unmount } = openForm({
        free: true,
        places: [{ id: text, text }],
      });
      await user.type(field, typed);
      expect(list()).toEqual([text]);
      await user.keyboard(key);
      expect([field.value, chosen.mock.calls.length, submitted.mock.calls.length]).toEqual([
        typed,
        0,
        key === '{Enter}' ? 1 : 0,
      ]);
      unmount();
    }
  });

  test('Tab moves to the next field without choosing an option, not even one that an arrow has reached', async () => {
    const { user, field, chosen } = openForm();
    await user.type(field, 'air{ArrowDown}');
    await user.tab();
    expect([field.value, chosen.mock.calls.length]).toEqual(['air', 0]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'To' }));
  });

  test('arrows move through the list and wrap around, and Enter chooses the option that they have reached', async () => {
    const { user, field, chosen } = openForm();
    await user.type(field, 'air');
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Air Museum');
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(chosen).toHaveBeenCalledWith('Air Museum');
  });

  test('an arrow in an empty field shows everything', async () => {
    const { user, field, list } = openForm();
    await user.click(field);
    expect(list()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(list()).toHaveLength(3);
  });

  test('Escape keeps the typed text, and so does the next Enter', async () => {
    const { user, field, list, chosen, submitted } = openForm({ free: true });
    await user.type(field, 'airp{Escape}');
    expect(list()).toEqual([]);
    expect(screen.getByText('Not in the list. It is used as typed.')).toBeShown();
    await user.keyboard('{Enter}');
    expect([field.value, chosen.mock.calls.length, submitted.mock.calls.length]).toEqual(['airp', 0, 1]);
  });

  test('a field for free text says whether Enter keeps the text or chooses the reached option', async () => {
    const { user, field } = openForm({ free: true });
    await user.type(field, 'air');
    expect(screen.getByText('Enter keeps what you typed. ↓ chooses from the list.')).toBeShown();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Enter takes Airport.')).toBeShown();
    await user.keyboard('p');
    expect(screen.getByText('Enter keeps what you typed. ↓ chooses from the list.')).toBeShown();
  });

  test.each(['Airport', 'airport', ' AIRPORT '])(
    'a field for free text gives no hint about Enter for %j, which means an option, and keeps the text',
    async (typed) => {
      const { user, field, chosen, submitted } = openForm({ free: true });
      await user.type(field, typed);
      expect(screen.queryByText(/Enter keeps|used as typed/)).toBeNull();
      await user.keyboard('{Enter}');
      expect([field.value, chosen.mock.calls.length, submitted.mock.calls.length]).toEqual([typed, 0, 1]);
    },
  );

  test('a press chooses, and the focus stays in the field', async () => {
    const { user, field, chosen } = openForm();
    await user.type(field, 'stat');
    await user.click(screen.getByRole('option', { name: 'Central Station' }));
    expect(chosen).toHaveBeenCalledWith('Central Station');
    expect(document.activeElement).toBe(field);
  });

  test('leaving the field with the pointer chooses no option', async () => {
    const { user, field, chosen, list } = openForm();
    await user.type(field, 'air');
    await user.click(screen.getByRole('textbox', { name: 'To' }));
    expect([field.value, chosen.mock.calls.length, list()]).toEqual(['air', 0, []]);
  });

  test('the number of suggestions is announced', async () => {
    const { user, field } = openForm();
    await user.type(field, 'air');
    expect(screen.getByText('2 suggestions', { selector: 'output' })).toBeTruthy();
  });

  test('the list says above its options that there may be more, and announces this', async () => {
    const { user, field } = openForm({ more: true });
    const more = 'There may be more. Type on to find them.';
    expect(screen.getByText(more)).not.toBeShown();
    await user.type(field, 'air');
    expect(screen.getByText(more)).toBeShown();
    expect(screen.getByText(`2 suggestions. ${more}`, { selector: 'output' })).toBeTruthy();
  });
});
