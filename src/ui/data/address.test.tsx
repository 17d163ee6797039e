import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Address } from './address.tsx';

test('an address may break after its @ and each dot, and is copied as one word', () => {
  render(
    <p>
      <Address>priya.p@mail.example.com</Address>
    </p>,
  );
  const address = screen.getByText('priya.p@mail.example.com');
  const parts = [...address.childNodes].map((node) => (node.nodeName === 'WBR' ? '|' : node.textContent));
  expect(parts.join('')).toBe('priya.|p@|mail.|example.|com');
});
