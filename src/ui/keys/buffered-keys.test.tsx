import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { holdKeys, openDialogs } from './buffered-keys.ts';

let end = () => {};
afterEach(() => end());

/** A page. The test mounts its dialog and moves the focus there. */
function openPage(field = <input aria-label="Phone" />) {
  const user = userEvent.setup();
  const [onPage, giveUp, sent] = [vi.fn<(key: string) => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  function Page({ isShown }: { isShown: boolean }) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={({ key }) => onPage(key)}>
        <button type="button">Open</button>
        {isShown && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as Radix has it
          <div role="dialog" tabIndex={-1}>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                sent();
              }}
            >
              {field}
              <input aria-label="Name" />
              <button type="submit">Book</button>
            </form>
          </div>
        )}
      </div>
    );
  }
  const { rerender } = render(<Page isShown={false} />);
  screen.getByRole('button', { name: 'Open' }).focus();
  end = holdKeys(openDialogs(), { giveUp });
  return {
    user,
    onPage,
    giveUp,
    sent,
    open: (focused?: string) => {
      rerender(<Page isShown />);
      if (focused !== undefined) act(() => screen.getByLabelText(focused).focus());
    },
    valueOf: (name: string) => screen.getByLabelText<HTMLInputElement>(name).value,
  };
}

describe('keys held until a field has the focus', () => {
  test('are typed into the field in their order, even those pressed before the open dialog has the focus, and do not act on the page', async () => {
    const { user, onPage, open, valueOf } = openPage();
    await user.keyboard('55');
    open();
    await user.keyboard('50');
    open('Phone');
    await user.keyboard('142');
    await waitFor(() => expect(valueOf('Phone')).toBe('5550142'));
    await user.keyboard('9');
    expect(valueOf('Phone')).toBe('55501429');
    expect(onPage.mock.calls.flat()).not.toContain('Open');
  });

  test('correct, move to the next field and send as if they had been pressed there', async () => {
    const { user, open, sent, valueOf } = openPage();
    await user.keyboard('039{Backspace}0{Tab}Zoë 🚕{Backspace}{Enter}');
    open('Phone');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect([valueOf('Phone'), valueOf('Name')]).toEqual(['030', 'Zoë ']);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  test('move back with Shift and Tab, and type capitals', async () => {
    const { user, open, valueOf } = openPage();
    await user.keyboard('1{Tab}Bea{Shift>}{Tab}{/Shift}2');
    open('Phone');
    await waitFor(() => expect([valueOf('Phone'), valueOf('Name')]).toEqual(['12', 'Bea']));
  });

  test('can be corrected in a number field', async () => {
    const typed = openPage(<input aria-label="Phone" type="number" />);
    await typed.user.keyboard('12{Backspace}3');
    typed.open('Phone');
    await waitFor(() => expect(typed.valueOf('Phone')).toBe('13'));
  });

  test('include pasted text', async () => {
    const { user, open, valueOf } = openPage();
    await user.keyboard('+');
    await user.paste('49 30 1234');
    await user.keyboard('5');
    open('Phone');
    await waitFor(() => expect(valueOf('Phone')).toBe('+49 30 12345'));
  });

  test('respect the limit of the field', async () => {
    const { user, open, valueOf } = openPage(<textarea aria-label="Phone" maxLength={4} />);
    await user.keyboard('12345');
    open('Phone');
    await waitFor(() => expect(valueOf('Phone')).toBe('1234'));
  });

  test('press no button: they are dropped if the focus is on a button, and the next key belongs to the button', async () => {
    const { user, open, sent } = openPage();
    await user.keyboard('5{Enter}');
    open();
    act(() => screen.getByRole('button', { name: 'Book' }).focus());
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  test('do not begin with an Enter, which is a second press of the opening button', async () => {
    const { user, open, sent, valueOf } = openPage();
    await user.keyboard('{Enter}5');
    open('Phone');
    await waitFor(() => expect(valueOf('Phone')).toBe('5'));
    expect(sent).not.toHaveBeenCalled();
  });

  test('wait for loading content', async () => {
    const { user, open, valueOf } = openPage(
      <div data-loading="">
        <input aria-label="Phone" />
      </div>,
    );
    await user.keyboard('5');
    open('Phone');
    await user.keyboard('6');
    expect(valueOf('Phone')).toBe('');
    screen.getByLabelText('Phone').parentElement?.removeAttribute('data-loading');
    await waitFor(() => expect(valueOf('Phone')).toBe('56'));
  });

  test('are dropped by Escape while there is no dialog, and by a pointer press', async () => {
    const { user, giveUp, onPage } = openPage();
    await user.keyboard('5{Escape}');
    expect(giveUp).toHaveBeenCalledOnce();
    end();
    await user.keyboard('6');
    expect(onPage.mock.calls).toEqual([['6']]);
    end = holdKeys(openDialogs(), { giveUp });
    await user.keyboard('7');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.keyboard('8');
    expect(onPage.mock.calls).toEqual([['6'], ['8']]);
  });

  test('do not include shortcuts of the browser', async () => {
    const { user, onPage } = openPage();
    await user.keyboard('{F5}{Control>}r{/Control}{PageDown}');
    expect(onPage.mock.calls.flat()).toEqual(['F5', 'Control', 'r', 'PageDown']);
  });
});
