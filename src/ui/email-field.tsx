import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A text field that calls up the right keyboard and is filled by password managers. */
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
