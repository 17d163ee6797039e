import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { BOOKS_OF_FIRM } from '#test/books-of-firm.builder.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const SAM = { name: 'Sam System', role: 'system_admin' } as const;
const ADA = { name: 'Ada Admin', role: 'admin' } as const;

async function openSettings(
  documents: Readonly<Record<string, object>> = BOOKS_OF_FIRM,
  person: typeof SAM | typeof ADA = SAM,
  language: 'en' | 'de' = 'en',
) {
  const world = await openRideWorld(person, documents);
  const app = renderApp('/admin/book-settings', { world, language });
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
  const write = async (label: string, text: string) => {
    const input = await field(label);
    await app.user.clear(input);
    await app.user.type(input, text);
  };
  return { ...app, world, field, write, stored: () => world.stage.world.documents.read('settings/books') };
}

describe('the settings of the books', () => {
  test('are stored for the first time, with the usual tariff of the list', async () => {
    const { 'settings/books': _, ...others } = BOOKS_OF_FIRM;
    const { user, write, field, stored } = await openSettings(others);
    expect(await screen.findByText(/Nothing is stored yet/)).toBeShown();
    await write('Name of the firm', 'Harbour Cabs');
    await write('Address', 'Pier 3{Enter}20457 Hamburg');
    await write('IBAN', 'de89 3704 0044 0532 0130 00');
    await write('Driver’s share', '42,5');
    await user.selectOptions(await field('Usual tariff'), 'Berlin taxi');
    await user.click(await field('Passengers see prices before they book'));
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await screen.findByText('The settings of the books are saved.');
    expect(stored()).toMatchObject({
      name: 'Harbour Cabs',
      address: ['Pier 3', '20457 Hamburg'],
      iban: 'DE89370400440532013000',
      tariff: 'Berlin taxi',
      shown: true,
      share: 425,
      years: 10,
      rev: 0,
    });
    await waitFor(() => expect(screen.queryByText(/Nothing is stored yet/)).toBeNull());
  });

  test('are refused each at its field, and the input stays', async () => {
    const { user, write, field, stored } = await openSettings();
    await write('Name of the firm', ' ');
    await write('IBAN', 'DE00 3704 0044 0532 0130 00');
    await write('Years kept', '31');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText(/Please enter a name/)).toBeShown();
    expect(screen.getByText(/This is no IBAN/)).toBeShown();
    expect(screen.getByText('Please write years from 1 to 30.')).toBeShown();
    expect(document.activeElement).toBe(await field('Name of the firm'));
    expect(stored()).toMatchObject({ name: 'Harbour Cabs', rev: 0 });
  });

  test('a colleague’s change is not overwritten', async () => {
    const { user, write, world, stored } = await openSettings();
    await write('Name of the firm', 'Other Cabs');
    world.put({ 'settings/books': { ...FIRST_BOOK_SETTINGS, name: 'Quick Cabs', rev: 1 } });
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText(/A colleague has changed this meanwhile/)).toBeShown();
    expect(stored()).toMatchObject({ name: 'Quick Cabs' });
  });

  test('an admin reads them and changes nothing', async () => {
    const { field, user } = await openSettings(BOOKS_OF_FIRM, ADA);
    expect((await field('Name of the firm')).value).toBe('Harbour Cabs');
    expect(screen.getByText('Only a system administrator can change these settings.')).toBeShown();
    await user.type(await field('Name of the firm'), 'X');
    await user.selectOptions(await field('Usual tariff'), 'None');
    expect((await field('Name of the firm')).value).toBe('Harbour Cabs');
    expect((await field('Usual tariff')).value).toBe('Berlin taxi');
    expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
  });

  test('German writes and reads a percentage with a comma', async () => {
    const { write, user, stored, field } = await openSettings(BOOKS_OF_FIRM, SAM, 'de');
    expect((await field('Anteil des Fahrers')).value).toBe('0 %');
    await write('Anteil des Fahrers', '40,5 %');
    await user.click(screen.getByRole('button', { name: 'Angaben speichern' }));
    await screen.findByText('Die Angaben zur Abrechnung sind gespeichert.');
    expect(stored()).toMatchObject({ share: 405, rev: 1 });
  });
});
