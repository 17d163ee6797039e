import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The row of an account in the queue, by the name of the account; `null` if it is not listed. */
export const row = (name: string) => screen.queryByRole('row', { name: new RegExp(name) });
export const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
export const gone = (name: string) => waitFor(() => expect(row(name)).toBeNull());

export const accountInFocus = () => document.activeElement?.getAttribute('data-row');
