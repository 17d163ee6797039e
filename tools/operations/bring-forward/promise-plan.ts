import { PROMISE_SLOTS, SHIFT_FIELDS } from '#domain/rides/model/firm/shift.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import type { Fields } from '../rest/firestore-value.ts';

export interface PromiseMaterial {
  readonly shift: StoredDocument;
  /** The rides in the slots, and those of the promised ones that are in none, the earliest pick-up first. */
  readonly rides: readonly StoredDocument[];
}

export type PromisePlan =
  | { readonly kind: 'skip'; readonly reason: string }
  | {
      readonly kind: 'bring';
      /** What the record lacks; empty for none. */
      readonly fields: Fields;
      /** Promised rides for which there is no slot. */
      readonly over: readonly string[];
    };

/** The slots of a shift, by name; undefined if they are damaged. */
export const slotsOf = ({ fields }: StoredDocument) => SHIFT_FIELDS.slots(fields['slots']);

/** Plans which of a driver's promised rides take a slot (rides R35): any whose last ride is not promised any more. */
export function planPromises({ shift, rides }: PromiseMaterial): PromisePlan {
  const slots = slotsOf(shift);
  if (slots === undefined) return { kind: 'skip', reason: 'damaged (slots)' };
  const promised = rides.filter(
    ({ fields }) => fields['state'] === 'accepted' && fields['driver'] === shift.id,
  );
  const ids = promised.map(({ id }) => id);
  const held = Object.values(slots);
  const free = PROMISE_SLOTS.filter((slot) => !ids.includes(slots[slot] ?? ''));
  const waiting = ids.filter((id) => !held.includes(id));
  const claims = waiting.slice(0, free.length).map((id, index) => [free[index] ?? '', id] as const);
  const filled = Object.entries(slots).filter(([, id]) => id !== null);
  return {
    kind: 'bring',
    fields: claims.length === 0 ? {} : { slots: Object.fromEntries([...filled, ...claims]) },
    over: waiting.slice(free.length),
  };
}
