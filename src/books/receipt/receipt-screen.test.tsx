import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { ADA, openRideWorld, PRIYA } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { aStoredFare, CASH_END } from '#domain/books/model/fares/fare.builder.ts';
import { STORED_BOOKS } from '#test/stored-books.ts';
import type { Language } from '#words/languages.ts';

const ENDED = { end: CASH_END, day: '2025-06-01', rev: 1 };
const DARIO = { uid: 'u-dario', name: 'Dario Driver', role: 'driver' };
const PRIYA_HERE = { ...PRIYA, uid: 'u-priya' };

/** As `person`, opens the receipt of Priya's completed ride with Dario. */
async function openReceipt(person: object, fare: object | null = ENDED, language: Language = 'en') {
  const world = await openRideWorld(person, STORED_BOOKS);
  const ride = aStoredRide('completed', { rider: 'u-priya', driver: 'u-dario', endedAt: CASH_END.at });
  world.put({ 'rides/ride-1': ride });
  if (fare !== null) world.put(aStoredFare('ride-1', fare));
  renderApp('/receipt/ride-1', { world, language });
  return world;
}

const facts = (paper: Pick<typeof screen, 'getAllByRole'>) =>
  Object.fromEntries(
    paper
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]),
  );

describe('a receipt', () => {
  test.each([
    ['its passenger', PRIYA_HERE, '/passenger/rides/ride-1'],
    ['its driver', DARIO, '/driver/rides/ride-1'],
    ['the desk', ADA, '/admin/rides/ride-1'],
  ])('a receipt is opened by %s, and names firm, ride, sum and tax', async (_, person, back) => {
    await openReceipt(person);
    const paper = within(await screen.findByRole('article', { name: 'Receipt' }));
    expect(paper.getByText('Fjord Cars')).toBeShown();
    expect(paper.getByText('Quay 1')).toBeShown();
    expect(paper.getByText('VAT number DE123456789')).toBeShown();
    expect(facts(paper)).toMatchObject({
      Number: '20250601-ride-1',
      Day: '1 June 2025',
      Car: 'CB 1',
      'Without tax': '€22.90',
      'Tax 7 %': '€1.60',
      Total: '€24.50',
    });
    expect(paper.getByText('Paid in cash')).toBeShown();
    expect(screen.getByRole('link', { name: 'To the ride' }).getAttribute('href')).toBe(back);
  });

  test('a receipt has the districts if the exact places are gone', async () => {
    await openReceipt(ADA);
    const paper = within(await screen.findByRole('article', { name: 'Receipt' }));
    expect(facts(paper)).toMatchObject({ From: 'Northside', To: 'City Hospital' });
  });

  test('a receipt whose places could not be read is not shown with districts', async () => {
    const { network } = await openReceipt(ADA);
    const release = network.hold('read rides/*/private');
    await waitFor(() => expect(network.requestsOf('read settings/*')).toBeGreaterThan(1));
    network.goOffline();
    release();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeShown();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('the paper of a ride on account is a record, and no receipt', async () => {
    await openReceipt(ADA, { ...ENDED, payer: 'CLINIC', end: { ...CASH_END, paid: 'account' } });
    const paper = within(await screen.findByRole('article', { name: 'Ride record' }));
    expect(paper.getByText(/^On account/)).toBeShown();
  });

  test.each([
    ['whose end is not entered', {}, 'What this ride has cost is not entered yet.'],
    ['for which nothing was paid', { ...ENDED, end: { ...CASH_END, paid: 'nothing' } }, /^Nothing was paid/],
    ['without a price', null, 'There is no price for this ride that you may see.'],
  ])('a receipt does not exist for a ride %s', async (_, fare, text) => {
    await openReceipt(ADA, fare);
    expect(await screen.findByText(text)).toBeShown();
  });

  test.each([
    ['passenger', PRIYA_HERE],
    ['driver', DARIO],
  ])('a receipt with a hidden price is not shown to the ride’s %s', async (_, person) => {
    await openReceipt(person, { ...ENDED, hidden: true });
    expect(await screen.findByText('There is no price for this ride that you may see.')).toBeShown();
    expect(screen.queryByText(/24/)).toBeNull();
  });

  test('a receipt of another passenger’s ride is not shown', async () => {
    await openReceipt({ ...PRIYA, uid: 'u-other' });
    expect(await screen.findByText('No receipt')).toBeShown();
  });

  test('a receipt is in German if German was chosen', async () => {
    await openReceipt(ADA, ENDED, 'de');
    const paper = within(await screen.findByRole('article', { name: 'Quittung' }));
    expect(facts(paper)).toMatchObject({ 'USt. 7 %': '1,60 €', Summe: '24,50 €' });
    expect(paper.getByText('Bar bezahlt')).toBeShown();
  });
});
