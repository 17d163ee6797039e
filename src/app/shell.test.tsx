import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { accessTo, openWorld } from '#test/open-world.ts';
import { Shell } from './shell.tsx';

function Broken(): never {
  throw new Error('undefined is not a function');
}

test('a page that fails to render replaces the skeleton and offers a reload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  document.documentElement.dataset['waiting'] = '';
  render(
    <Shell access={accessTo(openWorld())} language="en">
      <Broken />
    </Shell>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded.');
  expect(screen.queryByText(/undefined is not/)).toBeNull();
  expect(document.documentElement.dataset['waiting']).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
});
