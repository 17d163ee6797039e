import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { BatchBar } from './batch-bar.tsx';

test('a batch tells how far it is', () => {
  const batch = { intent: { kind: 'approve' }, total: 8, done: 3, failed: 0, retriable: [] } as const;
  renderForm(<BatchBar batch={batch} onRetry={() => {}} onDismiss={() => {}} />);
  const bar = screen.getByRole('progressbar', { name: '3 of 8 reviewed' });
  expect(bar).toHaveProperty('value', 3);
  expect(bar).toHaveProperty('max', 8);
});
