import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
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

test('a panel takes the focus, and Escape closes it and gives the focus back', async () => {
  const { user } = openPage();
  await user.click(screen.getByRole('button', { name: 'New booking' }));
  expect(screen.getByRole('dialog', { name: 'Booking' }).contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New booking' }));
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
