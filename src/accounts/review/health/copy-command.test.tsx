import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { texts as de } from '../health-copy.de.ts';
import { health as en } from '../health-copy.ts';
import { openAdminWorld } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

const LANGUAGES = [
  ['en', en],
  ['de', de],
] as const;

describe('the back-fill command', () => {
  test.each(LANGUAGES)(
    'the back-fill command is copied, and the page says so once, language %s',
    async (language, copy) => {
      const { user } = renderApp('/admin/health', { world: await openAdminWorld(), language });
      await user.click(await screen.findByText(copy.forOperator));
      await user.click(screen.getByRole('button', { name: copy.commandLine.copy }));
      expect(await navigator.clipboard.readText()).toBe(copy.command);
      const said = await screen.findAllByText(copy.commandLine.copied);
      expect(said).toHaveLength(1);
      expect(said[0]?.closest('[aria-live="polite"]')).not.toBeNull();
    },
  );

  test.each(LANGUAGES)(
    'the back-fill command is selected where it may not be copied, language %s',
    async (language, copy) => {
      const { user } = renderApp('/admin/health', { world: await openAdminWorld(), language });
      await user.click(await screen.findByText(copy.forOperator));
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Blocked.'));
      await user.click(screen.getByRole('button', { name: copy.commandLine.copy }));
      const toast = await screen.findByRole('region', { name: copy.commandLine.notCopied });
      expect(within(toast).getByText(copy.selected)).toBeShown();
      expect(getSelection()?.toString()).toBe(copy.command);
    },
  );
});
