import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { renderForm } from '#test/render-form.tsx';
import { ListEnd } from './list-end.tsx';

test('a list that holds as many as are read says that some may be missing, a shorter one says nothing', async () => {
  renderForm(
    <>
      <ListEnd count={499} />
      <ListEnd count={500} />
    </>,
  );
  expect(await screen.findAllByText('Only the first 500 are shown, so some may be missing.')).toHaveLength(1);
});
