import { place } from '#domain/rides/model/basics/place.ts';
import type { FieldChange } from '#domain/rides/services/firm-import.ts';
import { CAR_COLOURS } from '#domain/rides/model/basics/car-colour.ts';
import { NEEDS } from '#domain/rides/model/basics/need.ts';
import type { useRidesCopy } from '../../shared/rides-copy.ts';

interface Texts extends Pick<ReturnType<typeof useRidesCopy>, 'needs' | 'colours'> {
  readonly answers: { readonly yes: string; readonly no: string };
}

/** The value of a stored field as readable text; empty without a value. */
export function storedText(field: FieldChange['field'], value: unknown, texts: Texts): string {
  if (Array.isArray(value)) {
    return value.map((each: unknown) => storedText(field, each, texts)).join(' · ');
  }
  const need = field === 'needs' ? NEEDS.find((each) => each === value) : undefined;
  if (need !== undefined) return texts.needs[need];
  const colour = field === 'colour' ? CAR_COLOURS.find((each) => each === value) : undefined;
  if (colour !== undefined) return texts.colours[colour];
  if (typeof value === 'boolean') return value ? texts.answers.yes : texts.answers.no;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return place(value)?.text ?? '';
}
