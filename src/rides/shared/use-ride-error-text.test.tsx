import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadTexts } from '#words/define-copy.ts';
import { renderForm } from '#test/render-form.tsx';
import { useRideErrorText } from './use-ride-error-text.ts';

const AT = new Date('2026-03-01T10:05:00');

function Errors() {
  const textOf = useRideErrorText();
  const inService = useRideErrorText(() => '11:50');
  return (
    <ul>
      <li>{textOf({ code: 'too-early', at: AT })}</li>
      <li>{inService({ code: 'too-early', at: AT })}</li>
      <li>{textOf({ code: 'network' })}</li>
    </ul>
  );
}

test('a page of rides shows every failure in the chosen language, and times in the language’s format', async () => {
  // The routes load the texts, too. Areas of texts that load one after another would each suspend the page.
  await loadTexts('de');
  renderForm(<Errors />, { language: 'de' });
  const [early, there, network] = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(early).toMatch(/^Erst ab 10:05 möglich\./);
  expect(there).toMatch(/^Erst ab 11:50 möglich\./);
  expect(network).toContain('Netzwerkfehler');
});
