import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('what can be seen and heard is shown', () => {
  render(<p>Here</p>);
  expect(screen.getByText('Here')).toBeShown();
});

test.each([
  ['hidden', { hidden: true }],
  ['hidden from screen readers', { 'aria-hidden': true }],
  ['inert', { inert: true }],
])('an element inside something %s is not shown', (_, attributes) => {
  render(
    <div {...attributes}>
      <p>Here</p>
    </div>,
  );
  expect(screen.getByText('Here')).not.toBeShown();
});

test('what has left the page is not shown', () => {
  const { unmount } = render(<p>Here</p>);
  const element = screen.getByText('Here');
  unmount();
  expect(element).not.toBeShown();
  expect(null).not.toBeShown();
});
