import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useLanguage } from '#words/language-context.ts';
import { renderForm } from '#test/render-form.tsx';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { useEndToast, useToast } from './toast-context.tsx';
import type { ToastMessage } from './toast-view.tsx';

const SAVED: ToastMessage = { tone: 'success', title: 'Saved', text: 'All is well.' };
const FAILED: ToastMessage = { tone: 'danger', title: 'Failed', text: 'Try again.', announcedByPage: true };

function Toaster({ message }: { message: ToastMessage }) {
  const show = useToast();
  const end = useEndToast();
  const { choose } = useLanguage();
  return (
    <>
      <Button onClick={() => show(message)}>Show</Button>
      <Button onClick={() => end('danger')}>Go on</Button>
      <Button onClick={() => choose('de')}>Deutsch</Button>
    </>
  );
}

async function showToast(message: ToastMessage, beside = <></>) {
  const { user } = renderForm(
    <>
      <Toaster message={message} />
      {beside}
    </>,
  );
  act(() => screen.getByText('Show').click());
  const toast = () => screen.queryByRole('region', { name: message.title, hidden: true });
  await waitFor(() => expect(toast()).not.toBeNull());
  return {
    user,
    toast,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

describe('a toast', () => {
  test.each(['{Enter}', '{Escape}'])(
    'a toast dismissed with the keyboard (%s) restores the focus, even after a visit to another window',
    async (key) => {
      const { user, toast } = await showToast(SAVED);
      const before = screen.getByRole('button', { name: 'Deutsch' });
      before.focus();
      await user.tab();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
      fireEvent.focusIn(screen.getByRole('button', { name: 'Dismiss' }));
      await user.keyboard(key);
      expect(toast()).toBeNull();
      expect(document.activeElement).toBe(before);
    },
  );

  test('a toast dismissed with the keyboard passes the focus to the heading if its former element is gone', async () => {
    const { user } = await showToast(
      SAVED,
      <main>
        <h1>Page</h1>
      </main>,
    );
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    before.remove();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Page' }));
  });

  test('a toast is dismissed by Escape from anywhere, and leaves the focus where it is', async () => {
    const { user, toast } = await showToast(SAVED);
    const focused = screen.getByRole('button', { name: 'Deutsch' });
    focused.focus();
    await user.keyboard('{Escape}');
    expect(toast()).toBeNull();
    expect(document.activeElement).toBe(focused);
  });

  test('a toast leaves Escape to a dialog', async () => {
    const { user, toast } = await showToast(
      SAVED,
      <Dialog title="Really?" description="It is final." onClose={() => {}}>
        <Button>Yes</Button>
      </Dialog>,
    );
    await user.keyboard('{Escape}');
    expect(toast()).not.toBeNull();
  });

  test('a toast ends when the language changes', async () => {
    const { toast, press } = await showToast(SAVED);
    await press('Deutsch');
    await waitFor(() => expect(document.documentElement.lang).toBe('de'), { timeout: 1000 });
    await waitFor(() => expect(toast()).toBeNull(), { timeout: 1000 });
  });

  test('a toast stays when toasts of another tone are ended', async () => {
    const success = await showToast(SAVED);
    await success.press('Go on');
    expect(success.toast()).not.toBeNull();
  });

  test('a toast is hidden behind a dialog, and shown when the dialog is closed', async () => {
    await showToast(SAVED);
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.role = 'dialog';
    const isHidden = () => screen.getByText('Saved').closest('section')?.className.includes('invisible');
    await waitFor(() => expect(isHidden()).toBe(true));
    dialog.remove();
    await waitFor(() => expect(isHidden()).toBe(false));
  });

  test('a toast is at the upper edge of a phone that has a docked button at the lower edge', async () => {
    const dock = document.body.appendChild(document.createElement('div'));
    dock.dataset['dock'] = '';
    dock.append(document.createElement('button'));
    const { toast } = await showToast(SAVED);
    expect(toast()?.className).toContain('max-lg:top-3');
    dock.remove();
    await waitFor(() => expect(toast()?.className).toContain('max-lg:bottom-3'));
  });

  test('a toast is in the lower corner of a page as wide as the window, whose buttons are beside the title', async () => {
    const { toast } = await showToast(SAVED);
    expect(toast()?.className).toContain('lg:top-14');
    const board = document.body.appendChild(document.createElement('div'));
    board.dataset['wide'] = '';
    await waitFor(() => expect(toast()?.className).toContain('lg:bottom-6'));
    board.remove();
  });

  test('a focused toast moves into a header that has room for it after a change of size, and the focus goes back', async () => {
    const { toast } = await showToast(SAVED);
    const before = screen.getByRole('button', { name: 'Deutsch' });
    before.focus();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    const page = document.body.appendChild(document.createElement('div'));
    page.dataset['wide'] = '';
    const header = page.appendChild(document.createElement('div'));
    header.dataset['toastPlace'] = '';
    Object.defineProperty(header, 'clientWidth', { value: 300 });
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(header.contains(toast())).toBe(true);
    expect(document.activeElement).toBe(before);
    page.remove();
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(toast()?.isConnected).toBe(true);
  });

  test('a toast that replaces another one is a new element', async () => {
    const { toast } = await showToast(FAILED);
    const first = toast();
    act(() => {
      screen.getByText('Go on').click();
      screen.getByText('Show').click();
    });
    expect(toast()).not.toBe(first);
  });
});
