import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadTexts } from '../language/define-copy.ts';
import { renderForm } from '../../test/render-form.tsx';
import { useRideErrorText } from './use-ride-error-text.ts';

const AT = new Date('2026-03-01T10:05:00');

function Errors() {
  const textOf = useRideErrorText({ 'already-booked': () => 'There is one.' });
  return (
    <ul>
      <li>{textOf({ code: 'too-early', at: AT })}</li>
      <li>{textOf({ code: 'network' })}</li>
      <li>{textOf({ code: 'already-booked', ride: 'ride-1' })}</li>
    </ul>
  );
}

test('a page of rides tells every failure in the chosen language, and some in its own words', async () => {
  // As the routes do: two areas that arrive one after the other would each suspend the page.
  await loadTexts('de');
  renderForm(<Errors />, { language: 'de' });
  const [early, network, own] = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(early).toBe('Das geht ab 10:05 Uhr.');
  expect(network).toContain('Netzwerkfehler');
  expect(own).toBe('There is one.');
});
