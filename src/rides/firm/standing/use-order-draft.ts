import { useState } from 'react';
import type { OrderForm } from '#domain/rides/model/standing/parse-order.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import { recordId } from '#core/forms/record-id.ts';
import { pageDraft, useDraft } from '#core/forms/use-draft.ts';
import { useUser } from '#core/session/user-context.ts';
import type { KnownPerson } from './person-choice.tsx';

/** The typed values of an order's form. */
interface Entered {
  /** The id that a new order gets: the same until it is stored or discarded, so that a retry begins no second one. */
  readonly id: string;
  readonly form: OrderForm;
  readonly person: KnownPerson | null;
  /** The form before a person typed: the data of the chosen person. */
  readonly brought: OrderForm;
}

const drafts = pageDraft<Entered>();

/** After a change of the order its draft would undo that change, so its number is in the name. */
const nameOf = (order: StandingOrder | null) => (order === null ? 'new' : `${order.id} ${order.rev}`);

/** Forgets what is typed of an order, or of a new one with `null`. */
export function useForgetOrderDraft() {
  const { uid } = useUser();
  return (order: StandingOrder | null) => drafts.keep(`${uid} ${nameOf(order)}`, null);
}

/** The input of the panel of an order, which survives Escape and another panel until it is stored or discarded. */
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
