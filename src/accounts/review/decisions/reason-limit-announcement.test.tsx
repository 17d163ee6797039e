import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#words/languages.ts';
import { noteOf } from '#test/note-of.ts';
import { openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

async function openRejection(language: Language, verb: string, field: string) {
  const world = await openAdminWorld([PENNY]);
  const { user } = renderApp('/admin/dashboard', { world, language });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${verb}.*Penny`) }));
  const reason = await screen.findByRole('textbox', { name: field });
  await user.click(reason);
  const said = () => screen.getByRole('dialog').querySelector('output')?.textContent;
  return { user, reason, said };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));

describe('the length of a reason', () => {
  test('the length of a reason is part of the field’s description', async () => {
    const { user, reason } = await openRejection('en', 'Reject', 'Reason');
    await user.paste('Too fast.');
    expect(noteOf(reason)).toBe('Optional. The applicant will see it. 9 / 500');
  });

  test('the length of a reason is announced near its limit, after a pause in typing and not with each key', async () => {
    const { user, said } = await openRejection('en', 'Reject', 'Reason');
    await user.paste('x'.repeat(449));
    await pause();
    expect(said()).toBe('');
    await user.keyboard('xx');
    expect(said()).toBe('');
    await pause();
    expect(said()).toBe('49 characters left.');
    await user.paste('x'.repeat(48));
    await pause();
    expect(said()).toBe('1 character left.');
    await user.paste('xxx');
    await pause();
    expect(said()).toBe('2 characters too many.');
  });

  test('the length of a reason is announced in German, too', async () => {
    const { user, said } = await openRejection('de', 'Ablehnen', 'Begründung');
    await user.paste('x'.repeat(500));
    await pause();
    expect(said()).toBe('Noch 0 Zeichen.');
    await user.keyboard('x');
    await pause();
    expect(said()).toBe('1 Zeichen zu viel.');
  });
});
