import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { health as copy } from '../health-copy.ts';
import { openAdminWorld } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

describe('the back-fill command', () => {
  test('the back-fill command is copied, and the page says so once', async () => {
    const { user } = renderApp('/admin/health', { world: await openAdminWorld() });
    await user.click(await screen.findByText(copy.forOperator));
    await user.click(screen.getByRole('button', { name: copy.commandLine.copy }));
    expect(await navigator.clipboard.readText()).toBe(copy.command);
    const said = await screen.findAllByText(copy.commandLine.copied);
    expect(said).toHaveLength(1);
    expect(said[0]?.closest('[aria-live="polite"]')).not.toBeNull();
  });

  test('the back-fill command is selected where it may not be copied', async () => {
    const { user } = renderApp('/admin/health', { world: await openAdminWorld() });
    await user.click(await screen.findByText(copy.forOperator));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Blocked.'));
    await user.click(screen.getByRole('button', { name: copy.commandLine.copy }));
    const toast = await screen.findByRole('region', { name: copy.commandLine.notCopied });
    expect(within(toast).getByText(copy.selected)).toBeShown();
    expect(getSelection()?.toString()).toBe(copy.command);
  });
});
