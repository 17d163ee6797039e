import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../../../tests/hostile/hostile-text.ts';
import { openAdminWorld, REX } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** The hostile texts with a visible character. A stored name may be older than the limit of 100 characters. */
const SHOWN = HOSTILE_TEXTS.filter((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && text.length < 1000);
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/;

describe('user-provided text', () => {
  test.each(SHOWN)('%j is a text in the queue, isolated from the texts beside it', async (name) => {
    const world = await openAdminWorld([{ ...REX, name, rejectionReason: name }]);
    renderApp('/admin/dashboard?filter=rejected', { world });
    const queue = within(await screen.findByRole('region', { name: 'Rejected accounts' }));
    const link = (await queue.findAllByRole('link')).find(
      (each) => each.getAttribute('href') === '/admin/accounts/rex?filter=rejected',
    );
    expect(link?.querySelector('bdi')?.textContent).toBe(name);
    expect(document.querySelector('q')?.textContent).toBe(name);
    expect(document.querySelector('q')?.getAttribute('dir')).toBe('auto');
    const labels = queue.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? '');
    expect(labels.filter((label) => CONTROLS.test(label))).toEqual([]);
    expect(document.querySelectorAll('script, img[src="x"], iframe')).toHaveLength(0);
  });

  test('a name with direction controls does not turn the greeting', async () => {
    renderApp('/admin/dashboard', { world: await openAdminWorld([], { name: '\u202EAda' }) });
    expect((await screen.findByText(/^Hello, /)).textContent).toBe('Hello, Ada');
  });

  test.each(SHOWN)('%j is a text on its account’s page', async (name) => {
    const world = await openAdminWorld([{ ...REX, name, rejectionReason: name }]);
    renderApp('/admin/accounts/rex', { world });
    const facts = within(await screen.findByRole('region', { name: 'Account' }));
    const isolated = facts.getAllByRole('definition').map((each) => each.querySelector('bdi')?.textContent);
    expect(isolated.filter((text) => text === name)).toHaveLength(2);
    expect(document.title).not.toMatch(CONTROLS);
    expect(document.querySelectorAll('script, img[src="x"], iframe')).toHaveLength(0);
  });
});
