import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A text field for an email address. Phones show a keyboard for addresses, and password managers fill the field. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...props}
    />
  );
}
