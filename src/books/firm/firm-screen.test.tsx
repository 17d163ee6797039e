import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import type { Language } from '#words/languages.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const SAM = { name: 'Sam System', role: 'system_admin' } as const;
const STORED = {
  ...FIRST_BOOK_SETTINGS,
  name: 'Cab Ltd',
  address: ['Yard 1', '10115 Berlin'],
  iban: 'DE89370400440532013000',
  share: 405,
  columns: ['number', 'gross'],
  rev: 3,
};

async function openFirm(documents: Readonly<Record<string, object>> = {}, language: Language = 'en') {
  const world = await openRideWorld(SAM, documents);
  const app = renderApp('/admin/books', { world, language });
  const enter = async (label: string, typed: string) => {
    const field = screen.getByLabelText(label);
    await app.user.clear(field);
    await app.user.click(field);
    await app.user.paste(typed);
  };
  await screen.findByRole('button', { name: language === 'en' ? 'Store' : 'Speichern' });
  const { documents: database } = world.stage.world;
  return { ...app, enter, stored: () => database.read('settings/books'), database };
}

describe('the page of the firm and its bills', () => {
  test('the page of the firm stores the first settings, with the IBAN and the columns in their stored form', async () => {
    const { user, enter, stored } = await openFirm();
    expect(screen.getByText(/Nothing is stored yet/)).toBeShown();
    await enter('Name of the firm', 'Cab Ltd');
    await enter('Address', 'Yard 1\n10115 Berlin');
    await enter('IBAN', 'de89 3704 0044 0532 0130 00');
    await enter('Share of the driver', '40.5 %');
    await enter('Columns of the accountant’s file', 'gross\nNumber');
    await user.click(screen.getByRole('checkbox', { name: /Passengers with an account/ }));
    await user.click(screen.getByRole('button', { name: 'Store' }));
    expect(await screen.findByText('From now on receipts and bills say so.')).toBeShown();
    expect(stored()).toMatchObject({
      name: 'Cab Ltd',
      address: ['Yard 1', '10115 Berlin'],
      iban: 'DE89370400440532013000',
      share: 405,
      shown: true,
      columns: ['gross', 'number'],
    });
    await enter('BIC', 'COBADEFF');
    await user.click(screen.getByRole('button', { name: 'Store' }));
    expect(await screen.findByDisplayValue('COBADEFF')).toBeShown();
    expect(screen.queryByText(/A colleague/)).toBeNull();
  });

  test('the page of the firm shows the error at each field, and stores nothing', async () => {
    const { user, enter, stored } = await openFirm();
    await enter('IBAN', 'DE89 3704 0044 0532 0130 01');
    await enter('Usual tariff', 'Moon');
    await enter('Columns of the accountant’s file', 'Gross, Colour');
    await user.click(screen.getByRole('button', { name: 'Store' }));
    expect(screen.getByText('Please enter a name of at most 100 characters.')).toBeShown();
    expect(screen.getByText('This is not an IBAN: a digit may be wrong.')).toBeShown();
    expect(screen.getByText('There is no tariff of this name.')).toBeShown();
    expect(screen.getByText('There is no column “Colour”.')).toBeShown();
    expect(document.activeElement).toBe(screen.getByLabelText('Name of the firm'));
    expect(stored()).toBeNull();
  });

  test('the page of the firm shows the stored settings in German', async () => {
    await openFirm({ 'settings/books': STORED }, 'de');
    for (const value of ['Cab Ltd', 'DE89 3704 0044 0532 0130 00', '40,5 %', '10'])
      expect(screen.getByDisplayValue(value), value).toBeShown();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Spalten der Datei für die Buchhaltung').value).toBe(
      'Nummer\nBrutto',
    );
  });

  test('the page of the firm shows what a colleague has stored meanwhile, and does not overwrite it', async () => {
    const { user, enter, database } = await openFirm({ 'settings/books': STORED });
    database.commit({ 'settings/books': { ...STORED, bic: 'COBADEFF', rev: 4 } });
    await enter('Name of the firm', 'Cabs Ltd');
    await user.click(screen.getByRole('button', { name: 'Store' }));
    expect(await screen.findByText(/A colleague has changed this meanwhile/)).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('COBADEFF')).toBeShown();
    expect(screen.getByDisplayValue('Cab Ltd')).toBeShown();
  });
});
