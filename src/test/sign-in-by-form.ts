import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';

export async function signInByForm(user: UserEvent, { email }: { email: string }, password = PASSWORD) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}
