import { startTransition, Suspense, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { defineCopy, loadTexts, reloadTexts } from './define-copy.ts';
import { LanguageProvider } from './language-provider.tsx';

/** A component that shows the text of an area, and a name from its state. */
function greetingIn(useText: () => string) {
  return function Greeting() {
    const text = useText();
    const [name] = useState('Robin');
    return <p>{`${text} ${name}`}</p>;
  };
}

function page(Greeting: ComponentType) {
  return (
    <LanguageProvider initial="de">
      <Suspense fallback="Loading">
        <Greeting />
      </Suspense>
    </LanguageProvider>
  );
}

/** A React root outside React's test environment. That would end every suspension before the assertions. */
function openRoot() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.createElement('div');
  const errors: unknown[] = [];
  const collect = (error: unknown) => void errors.push(error);
  return {
    container,
    errors,
    root: createRoot(container, { onUncaughtError: collect, onRecoverableError: collect }),
  };
}

test('texts that arrive while the page waits for them are shown', async () => {
  const Greeting = greetingIn(defineCopy('Hello', { de: () => Promise.resolve({ texts: 'Hallo' }) }));
  const { container, errors, root } = openRoot();
  startTransition(() => root.render(page(Greeting)));
  await vi.waitFor(() => expect(container.textContent).toBe('Hallo Robin'));
  expect(errors).toEqual([]);
});

test('loaded texts are shown at once', async () => {
  const Greeting = greetingIn(defineCopy('Hello', { de: () => Promise.resolve({ texts: 'Hallo' }) }));
  await loadTexts('de');
  const { container, root } = openRoot();
  flushSync(() => root.render(page(Greeting)));
  expect(container.textContent).toBe('Hallo Robin');
});

test('texts that failed to load are English, even during another request, and translated once loaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let arrive = () => {};
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => new Promise<{ texts: string }>((resolve) => (arrive = () => resolve({ texts: 'Hallo' }))),
  ];
  const Greeting = greetingIn(
    defineCopy('Hello', {
      de: () => answers.shift()?.() ?? Promise.reject(new Error('asked again')),
    }),
  );
  expect(await reloadTexts('de'), 'the first try').toBe(false);
  expect(await reloadTexts('de'), 'the second').toBe(false);
  const { container, root } = openRoot();
  const third = reloadTexts('de');
  flushSync(() => root.render(page(Greeting)));
  expect(container.textContent).toBe('Hello Robin');
  await vi.waitFor(() => {
    arrive();
    expect(answers).toEqual([]);
  });
  expect(await third).toBe(true);
  flushSync(() => root.render(page(Greeting)));
  expect(container.textContent).toBe('Hallo Robin');
  expect(await reloadTexts('de'), 'nothing is asked for twice').toBe(true);
});
