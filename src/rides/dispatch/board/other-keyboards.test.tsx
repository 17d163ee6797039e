import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ADA, openRideWorld, PRIYA } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** The keys that type these letters on a Latin keyboard, and what each types on another keyboard. */
const KEYBOARDS = {
  'Caps Lock': { n: 'N', m: 'M', g: 'G', h: 'H', j: 'J', e: 'E' },
  Russian: { n: 'т', m: 'ь', g: 'п', h: 'р', j: 'о', e: 'у' },
  Greek: { n: 'ν', m: 'μ', g: 'γ', h: 'η', j: 'ξ', e: 'ε' },
  Hebrew: { n: 'מ', m: 'צ', g: 'ע', h: 'י', j: 'ח', e: 'ק' },
};

type Letter = keyof (typeof KEYBOARDS)['Russian'];

async function openBoard() {
  const world = await openRideWorld(ADA);
  await (await world.open(PRIYA)).book();
  const app = renderApp('/admin/rides', { world });
  await screen.findByRole('row', { name: /Priya/ });
  await import('#app/frame/go-keys.ts');
  return app;
}

const pressKey = (init: KeyboardEventInit & { keyCode?: number }) =>
  fireEvent.keyDown(document.activeElement ?? document.body, init);

describe.each(Object.entries(KEYBOARDS))('with %s', (_, keys) => {
  const press = (letter: Letter, more: KeyboardEventInit = {}) =>
    pressKey({ key: keys[letter], code: `Key${letter.toUpperCase()}`, ...more });

  test('single keys and keys with Alt work', async () => {
    await openBoard();
    press('j');
    expect(document.activeElement).toBe(screen.getByRole('row', { name: /Priya/ }));
    press('e');
    const edit = await screen.findByRole('dialog');
    await waitFor(() => expect(edit.contains(document.activeElement)).toBe(true));
    pressKey({ key: 'Escape', code: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('n');
    const panel = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText('Phone')));
    press('m', { altKey: true });
    await waitFor(() => expect(panel.getByLabelText<HTMLInputElement>('When').value).toBe('tomorrow '));
  });

  test('g and a letter lead to a page', async () => {
    const { address } = await openBoard();
    press('g');
    press('h');
    await screen.findByRole('heading', { level: 1, name: 'Ride history' });
    expect(address()).toMatch(/^\/admin\/rides\/history/);
  });
});

describe('single keys', () => {
  test('with Shift, and punctuation where a Latin letter is printed, do nothing', async () => {
    await openBoard();
    pressKey({ key: 'N', code: 'KeyN', shiftKey: true });
    // Dvorak types a full stop there.
    pressKey({ key: '.', code: 'KeyE' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the slash of a Russian keyboard moves to the search', async () => {
    await openBoard();
    pressKey({ key: '.', code: 'Slash' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search rides' }));
  });
});

describe('the Enter that ends a composition in Safari', () => {
  const OF_COMPOSITION = { key: 'Enter', code: 'Enter', keyCode: 229 };

  test('leaves no field of a booking, and chooses no option', async () => {
    const { user } = await openBoard();
    await user.keyboard('n');
    const panel = within(await screen.findByRole('dialog', { name: 'New booking' }));
    const phone = panel.getByLabelText('Phone');
    await waitFor(() => expect(document.activeElement).toBe(phone));
    await user.keyboard('5550199');
    pressKey(OF_COMPOSITION);
    await user.keyboard('0');
    expect(phone).toHaveProperty('value', '55501990');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText('Name')));
  });

  test('does not open the history from the search, and the next Enter does', async () => {
    const { user, address } = await openBoard();
    await user.keyboard('/priya');
    pressKey(OF_COMPOSITION);
    expect(address()).toBe('/admin/rides');
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(address()).toMatch(/^\/admin\/rides\/history/));
  });
});
