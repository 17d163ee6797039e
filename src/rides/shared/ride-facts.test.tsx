import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { loadTexts } from '#words/define-copy.ts';
import { CallLinks } from './call-links.tsx';
import { Car, RideBadge, RideLoad, RideRoute } from './ride-facts.tsx';

test.each([
  ['en', 'Skoda Octavia', 'white', 'White Skoda Octavia'],
  ['de', 'Skoda Octavia', 'white', 'Skoda Octavia, weiß'],
  ['en', 'Skoda Octavia', null, 'Skoda Octavia'],
  ['en', 'Blue van', 'blue', 'Blue van'],
  ['de', 'Blue van', 'blue', 'Blue van, blau'],
  ['de', 'Blauer Bus', 'blue', 'Blauer Bus'],
  ['en', 'Alfred’s car', 'red', 'Red Alfred’s car'],
  ['en', '', 'grey', 'Grey'],
] as const)('in %s a car called “%s” whose colour is %s is “%s”', async (language, label, colour, name) => {
  await loadTexts(language);
  renderForm(<Car label={label} plate="" colour={colour} />, { language });
  expect(await screen.findByText(name)).toBeDefined();
});

test('a ride’s route names both ends, and leaves out an unknown district', () => {
  const { rerender } = renderForm(<RideRoute from="5 Mill Road" to="City Hospital" />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '5 Mill Road',
    'City Hospital',
  ]);
  rerender(<RideRoute from="" to="City Hospital" />);
  expect(screen.getByRole('term').textContent).toBe('To');
});

test('a ride’s load counts the people and names the needs', () => {
  renderForm(<RideLoad ride={{ people: 2, needs: ['wheelchair', 'pet'] }} />);
  const load = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(load).toEqual(['2 people', 'Wheelchair', 'Pet']);
});

test('a number is dialled and texted without its blanks, and each link says whose number it is', () => {
  renderForm(<CallLinks name="Dario" phone="+1 (555) 01-01" />);
  expect(screen.getByRole('link', { name: 'Call Dario' }).getAttribute('href')).toBe('tel:+15550101');
  expect(screen.getByRole('link', { name: 'Text Dario' }).getAttribute('href')).toBe('sms:+15550101');
});

test('a badge names a damaged record', () => {
  renderForm(<RideBadge state="damaged" />);
  expect(screen.getByText('Record damaged')).toBeDefined();
});
