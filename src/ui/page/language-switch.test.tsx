import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defineCopy } from '#words/define-copy.ts';
import { renderForm } from '#test/render-form.tsx';
import { LanguageSwitch } from './preferences.tsx';

/** A page with a text. The test lets its German version arrive or fail. */
function openPage() {
  const loads: { arrive: () => void; lose: () => void }[] = [];
  const useGreeting = defineCopy('Good morning', {
    de: () =>
      new Promise<{ texts: string }>((resolve, reject) => {
        loads.push({
          arrive: () => resolve({ texts: 'Guten Morgen' }),
          lose: () => reject(new TypeError('Failed to fetch')),
        });
      }),
  });
  // The next test must not wait for these loads.
  onTestFinished(() => loads.forEach(({ arrive }) => arrive()));
  function Greeting() {
    return <p>{useGreeting()}</p>;
  }
  const { user } = renderForm(
    <>
      <Greeting />
      <LanguageSwitch />
    </>,
  );
  return {
    choose: (name: string) => user.selectOptions(screen.getByRole('combobox'), name),
    arrive: (load: number) => act(async () => loads[load]?.arrive()),
    lose: (load: number) => act(async () => loads[load]?.lose()),
  };
}

test('a language that cannot be loaded is reported and not chosen, and loads on the next attempt', async () => {
  const { choose, arrive, lose } = openPage();
  // An online device would send a second request after a pause.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await choose('Deutsch');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'de');
  await lose(0);
  expect(await screen.findByRole('region', { name: 'Deutsch could not be loaded' })).toBeShown();
  expect(screen.getByText('Good morning')).toBeShown();
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'en');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('language')).toBeNull();
  await choose('Deutsch');
  await arrive(1);
  expect(await screen.findByText('Guten Morgen')).toBeShown();
  await waitFor(() => expect(localStorage.getItem('language')).toBe('de'));
});

test('a language that arrives after another was chosen does not replace it', async () => {
  const { choose, arrive } = openPage();
  await choose('Deutsch');
  await choose('English');
  await arrive(0);
  expect(screen.getByText('Good morning')).toBeShown();
  expect(document.documentElement.lang).toBe('en');
});
