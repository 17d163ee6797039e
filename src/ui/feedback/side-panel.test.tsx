import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { useSingleKeys } from '../keys/single-keys.tsx';
import { SidePanel } from './side-panel.tsx';

function openPage() {
  function Page() {
    const [open, setOpen] = useState(false);
    const [presses, setPresses] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          New booking
        </button>
        <button type="button" onClick={() => setPresses(presses + 1)}>
          Pressed {presses}
        </button>
        {open && (
          <SidePanel title="Booking" onClose={() => setOpen(false)}>
            <input aria-label="From" />
          </SidePanel>
        )}
      </>
    );
  }
  return renderForm(<Page />);
}

test('the first field of a panel gets the focus, and Escape closes the panel and restores the focus', async () => {
  const { user } = openPage();
  await user.click(screen.getByRole('button', { name: 'New booking' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'From' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'New booking' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the page beside a panel stays alive, and a press there does not close the panel', async () => {
  const { user } = openPage();
  await user.click(screen.getByRole('button', { name: 'New booking' }));
  await user.type(screen.getByRole('textbox', { name: 'From' }), 'Air');
  await user.click(screen.getByRole('button', { name: 'Pressed 0' }));
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }).value).toBe('Air');
});

test('a panel is closed by its button', async () => {
  const { user } = openPage();
  await user.click(screen.getByRole('button', { name: 'New booking' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the keys of the page work beside a panel, and not in the panel', async () => {
  const pressed = vi.fn<() => void>();
  function Page() {
    useSingleKeys({ x: pressed }, true);
    return (
      <SidePanel title="Booking" onClose={() => {}}>
        <input aria-label="From" />
        <button type="button">Book</button>
      </SidePanel>
    );
  }
  const { user } = renderForm(<Page />);
  await user.keyboard('x{Tab}x');
  expect(pressed).not.toHaveBeenCalled();
  act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  await user.keyboard('x');
  expect(pressed).toHaveBeenCalledOnce();
});

test('a panel that opens closes the open panel, which would be under the new one', async () => {
  const closed = vi.fn<() => void>();
  const Both = ({ second }: { second: boolean }) => (
    <>
      <SidePanel title="Edit" onClose={closed}>
        <input aria-label="To" />
      </SidePanel>
      {second && (
        <SidePanel title="Booking" onClose={() => {}}>
          <input aria-label="From" />
        </SidePanel>
      )}
    </>
  );
  const { rerender } = renderForm(<Both second={false} />);
  expect(closed).not.toHaveBeenCalled();
  rerender(<Both second />);
  expect(closed).toHaveBeenCalledOnce();
});
