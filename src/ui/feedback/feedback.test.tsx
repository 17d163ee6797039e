import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorBox } from './error-box.tsx';
import { loadToastView, useToast } from './toast-context.tsx';
import type { ToastMessage } from './toast-view.tsx';

describe('a button', () => {
  test('a button that is busy cannot be pressed, and shows its busy label', async () => {
    let presses = 0;
    const { user, rerender } = renderForm(
      <Button busyLabel="Saving..." onClick={() => (presses += 1)}>
        Save
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    rerender(
      <Button busy busyLabel="Saving..." onClick={() => (presses += 1)}>
        Save
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Saving...' }));
    expect(presses).toBe(1);
  });

  test('a button that becomes busy is announced, because a changed name is not read', async () => {
    function Saving() {
      const [busy, setBusy] = useState(false);
      return (
        <Button busy={busy} busyLabel="Saving..." onClick={() => setBusy(true)}>
          Save
        </Button>
      );
    }
    const { user, container } = renderForm(<Saving />);
    const announced = container.querySelector('button ~ [aria-live=polite]');
    expect(announced?.textContent).toBe('');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(announced?.textContent).toBe('Saving...');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Saving...' }));
  });

  test('only a button that is not busy submits its form', async () => {
    let submits = 0;
    const form = (busy: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submits += 1;
        }}
      >
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </form>
    );
    const { user, rerender } = renderForm(form(true));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(submits).toBe(0);
    rerender(form(false));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(submits).toBe(1);
  });

  test('a button that is busy without another text keeps its name', () => {
    renderForm(<Button busy>Sign out</Button>);
    expect(screen.getByRole('button', { name: 'Sign out' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('an error box', () => {
  test('an error box is an alert that takes focus with each new key, and leaves the focus alone without a key', () => {
    const { rerender } = renderForm(<ErrorBox text="No." focusKey={null} />);
    const box = screen.getByRole('alert');
    expect(document.activeElement).not.toBe(box);
    rerender(<ErrorBox text="No." focusKey={{}} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});

function Toaster({ messages }: { messages: readonly ToastMessage[] }) {
  const show = useToast();
  return messages.map((message) => (
    <Button key={message.title} onClick={() => show(message)}>
      {`Toast ${message.title}`}
    </Button>
  ));
}

describe('toasts', () => {
  const messages: readonly ToastMessage[] = [
    { tone: 'success', title: 'Saved', text: 'All is well.' },
    { tone: 'danger', title: 'Failed', text: 'Try again.', announcedByPage: true },
  ];
  const press = (name: string) => screen.getByRole('button', { name });

  test('toasts are shown one at a time and can be dismissed [S4.16, S9.10]', async () => {
    const { user } = renderForm(<Toaster messages={messages} />);
    await user.click(press('Toast Saved'));
    await screen.findByRole('region', { name: 'Saved' });
    await user.click(press('Toast Failed'));
    await screen.findByRole('region', { name: 'Failed' });
    expect(screen.queryByRole('region', { name: 'Saved' })).toBeNull();
    await user.click(press('Dismiss'));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('toasts are announced politely, unless the page announces the same text', async () => {
    const { user } = renderForm(<Toaster messages={messages} />);
    await user.click(press('Toast Saved'));
    const said = await screen.findByText('All is well.');
    expect(said.closest('[aria-live=polite]')).not.toBeNull();
    await user.click(press('Toast Failed'));
    expect((await screen.findByText('Try again.')).closest('[aria-live]')).toBeNull();
  });
});

describe('the countdown of a toast', () => {
  const SAVED: ToastMessage = { tone: 'success', title: 'Saved', text: 'All is well.' };
  const FAILED: ToastMessage = { tone: 'danger', title: 'Failed', text: 'Try again.' };
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  async function showToast(message: ToastMessage) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await loadToastView();
    const { user } = renderForm(<Toaster messages={[message]} />);
    // A click by `user` would end only some time after the countdown has begun.
    await act(async () => screen.getByRole('button', { name: `Toast ${message.title}` }).click());
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    return { user, dismiss, toast: () => screen.queryByRole('region', { name: message.title }) };
  }

  test('the countdown of a toast pauses while focus or pointer is on it, and continues once both are gone', async () => {
    const { user, dismiss, toast } = await showToast(SAVED);
    await pass(3000);
    act(() => dismiss.focus());
    await user.hover(dismiss);
    await user.unhover(dismiss);
    await pass(30_000);
    expect(toast()).not.toBeNull();
    await user.hover(dismiss);
    act(() => dismiss.blur());
    await pass(30_000);
    expect(toast()).not.toBeNull();
    await user.unhover(dismiss);
    await pass(1000);
    expect(toast()).not.toBeNull();
    await pass(1500);
    expect(toast()).toBeNull();
  });

  test('the countdown of a toast pauses while a dialog hides it', async () => {
    const { toast } = await showToast(SAVED);
    const dialog = document.createElement('div');
    dialog.role = 'dialog';
    document.body.append(dialog);
    await pass(30_000);
    expect(toast()).not.toBeNull();
    dialog.remove();
    await pass(4000);
    expect(toast()).not.toBeNull();
    await pass(1500);
    expect(toast()).toBeNull();
  });

  test('the countdown of a toast leaves more time to read a failure', async () => {
    const { toast } = await showToast(FAILED);
    await pass(5500);
    expect(toast()).not.toBeNull();
    await pass(2000);
    expect(toast()).toBeNull();
  });
});

describe('a dialog', () => {
  test('a dialog is named and described, traps focus, hides the rest, and closes with Escape', async () => {
    let closed = 0;
    const { user } = renderForm(
      <>
        <p>Behind</p>
        <Dialog title="Really?" description="It is final." onClose={() => (closed += 1)}>
          <Button>Yes</Button>
          <Button>No</Button>
        </Dialog>
      </>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Really?', description: 'It is final.' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.tab();
    await user.tab();
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.getByText('Behind').closest('[aria-hidden=true]')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(closed).toBe(1);
  });

  test('a dialog writes no style element, which a strict content security policy would refuse', () => {
    renderForm(
      <Dialog title="Really?" description="It is final." onClose={() => {}}>
        <Button>Yes</Button>
      </Dialog>,
    );
    expect(screen.getByRole('dialog')).toBeShown();
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });
});
