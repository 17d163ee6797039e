import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decisions } from '#words/decisions-copy.ts';
import { texts as germanDecisions } from '#words/decisions-copy.de.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { review } from '../review/review-copy.ts';
import { texts as germanReview } from '../review/review-copy.de.ts';
import { pending } from './pending-copy.ts';
import { texts as germanPending } from './pending-copy.de.ts';

beforeEach(() => void vi.stubEnv('VITE_MAIL_FROM', ''));
afterEach(() => void vi.unstubAllEnvs());

/** All texts that read as strings; functions are left out. */
function textsOf(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : [];
}

/** Promises of mails that the product sends. The provider sends its own mails, with links, in every build. */
const PROMISE = /told (why )?by email|we will email|be notified|per E.Mail|benachrichtigt/i;

describe('where no mails are sent', () => {
  test('the waiting page and the next sign-in page promise no mail', async () => {
    const world = openWorld();
    const { email } = world.stage.addAccount({ status: 'pending', email: 'penny@example.com' });
    const { user } = renderApp(`/pending-approval?email=${encodeURIComponent(email)}`, { world });
    expect(await screen.findByText(/^This page shows when your account has been approved/)).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('link', { name: 'Go to sign-in' }));
    expect(await screen.findByText(/^Your account is awaiting approval\. Sign in to follow/)).toBeShown();
    expect(screen.queryByText(PROMISE)).toBeNull();
  });

  test.each([
    ['English', [pending, review, decisions]],
    ['German', [germanPending, germanReview, germanDecisions]],
  ])('no text about applications and decisions promises a mail, in %s', (_, areas) => {
    expect(textsOf(areas).filter((text) => PROMISE.test(text))).toEqual([]);
    vi.stubEnv('VITE_MAIL_FROM', 'no-reply@example.com');
    expect(textsOf(areas).filter((text) => PROMISE.test(text)).length).toBeGreaterThan(3);
  });
});
