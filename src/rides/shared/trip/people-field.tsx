import type { ComponentProps } from 'react';
import { MOST_PEOPLE } from '#domain/rides/model/ride-limits.ts';
import { TextField } from '#ui/fields/text-field.tsx';

export function PeopleField(
  props: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'min' | 'max'>,
) {
  return <TextField {...props} type="number" inputMode="numeric" min={1} max={MOST_PEOPLE} />;
}
