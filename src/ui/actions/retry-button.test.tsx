import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { ErrorBox } from '../feedback/error-box.tsx';
import { Section } from '../page/section.tsx';
import { RetryButton } from './retry-button.tsx';

interface PageProps {
  inSection: boolean;
  /** Whether the failure disappears with the press. If not, it disappears with the answer. */
  atOnce?: boolean;
  answered?: boolean;
}

function Page({ inSection, atOnce = false, answered = false }: PageProps) {
  const [pressed, setPressed] = useState(false);
  const box = !answered && !(pressed && atOnce) && (
    <ErrorBox text="The ride could not be loaded.">
      <RetryButton onRetry={() => setPressed(true)} />
    </ErrorBox>
  );
  return (
    <main>
      <h1>Your rides</h1>
      {inSection ? <Section heading="Past rides">{box}</Section> : box}
      <input aria-label="Note" />
    </main>
  );
}

const retry = () => screen.findByRole('button', { name: 'Try again' });
const focused = () => document.activeElement?.textContent;

describe('a retry button', () => {
  test('a retry button that disappears with its press passes the focus to the heading of its section', async () => {
    const { user } = renderForm(<Page atOnce inSection />);
    await user.click(await retry());
    await waitFor(() => expect(focused()).toBe('Past rides'));
  });

  test('a retry button outside a section passes the focus to the page’s heading', async () => {
    const { user } = renderForm(<Page atOnce inSection={false} />);
    await user.click(await retry());
    await waitFor(() => expect(focused()).toBe('Your rides'));
  });

  test('a retry button keeps the focus until the answer comes', async () => {
    const { user, rerender } = renderForm(<Page inSection />);
    const pressed = await retry();
    await user.click(pressed);
    expect(document.activeElement).toBe(pressed);
    rerender(<Page inSection answered />);
    await waitFor(() => expect(focused()).toBe('Past rides'));
  });

  test('a retry button that disappears does not move a focus that is elsewhere', async () => {
    const { user, rerender } = renderForm(<Page inSection />);
    await user.click(await retry());
    const field = screen.getByRole('textbox', { name: 'Note' });
    await user.click(field);
    rerender(<Page inSection answered />);
    await act(async () => {});
    expect(document.activeElement).toBe(field);
  });
});
