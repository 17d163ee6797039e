import { useState } from 'react';
import type { OrderForm } from '#domain/rides/model/standing/parse-order.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import { recordId } from '#core/forms/record-id.ts';
import { pageDraft, useDraft } from '#core/forms/use-draft.ts';
import { useUser } from '#core/session/user-context.ts';
import type { KnownPerson } from './person-choice.tsx';

/** The typed values of an order's form. */
interface Entered {
  /** A new order's id. It stays the same until the order is stored or discarded, so a retry begins no second order. */
  readonly id: string;
  readonly form: OrderForm;
  readonly person: KnownPerson | null;
  /** The values that the choice of a person has filled in. All other values are typed. */
  readonly brought: OrderForm;
}

const drafts = pageDraft<Entered>();

/** The name has the order's `rev`, so that a draft from before a change is not used after it. */
const nameOf = (order: StandingOrder | null) => (order === null ? 'new' : `${order.id} ${order.rev}`);

/** Forgets the draft of an order, or of a new order (`null`). */
export function useForgetOrderDraft() {
  const { uid } = useUser();
  return (order: StandingOrder | null) => drafts.write(`${uid} ${nameOf(order)}`, null);
}

/** The input of an order's panel. It survives Escape and another panel until it is stored or discarded. */
export function useOrderDraft(order: StandingOrder | null, start: OrderForm) {
  const { uid } = useUser();
  const [typed, change] = useDraft(drafts, `${uid} ${nameOf(order)}`);
  const [first] = useState({ id: recordId(), form: start, person: null, brought: start });
  const forget = useForgetOrderDraft();
  const [isContinued] = useState(typed !== null);
  return {
    entered: typed ?? first,
    enter: (part: Partial<Omit<Entered, 'id'>>) => change((known) => ({ ...(known ?? first), ...part })),
    isContinued,
    forget: () => forget(order),
  };
}
