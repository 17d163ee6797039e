import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { renderForm } from '#test/render-form.tsx';
import { ListEnd } from './list-end.tsx';

test('a list of which as many as are read are stored says that some may be missing, and how many are unreadable', async () => {
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
