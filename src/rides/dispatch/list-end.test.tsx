import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { renderForm } from '#test/render-form.tsx';
import { ListEnd } from './list-end.tsx';

test('a full list says that entries may be missing, and how many are unreadable', async () => {
  const known = Array.from({ length: 497 }, (_, id) => id);
  renderForm(
    <>
      <ListEnd of={{ known, stored: 497 }} />
      <ListEnd of={{ known, stored: 498 }} />
      <ListEnd of={{ known, stored: 500 }} />
      <ListEnd of={null} />
    </>,
  );
  await screen.findByText('One record cannot be read and is missing here.');
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'One record cannot be read and is missing here.',
    'Only the first 500 records are read, so some may be missing. 3 records cannot be read and are missing here.',
  ]);
});
