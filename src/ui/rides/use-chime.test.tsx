import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useChime } from './use-chime.ts';

function Page({ wanted }: { wanted: boolean }) {
  const chime = useChime(wanted);
  return <button onClick={() => chime.ring()}>Ring</button>;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'vibrate'));

test('while a page listens, any press unlocks its chime, which a reload had locked', () => {
  const vibrate = vi.fn<() => void>();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const { getByRole, rerender } = render(<Page wanted={false} />);
  fireEvent.pointerDown(document.body);
  fireEvent.click(getByRole('button'));
  expect(vibrate).not.toHaveBeenCalled();
  rerender(<Page wanted />);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.click(getByRole('button'));
  expect(vibrate).toHaveBeenCalledOnce();
});
