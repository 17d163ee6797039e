import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { holdKeys, openDialogs } from '#ui/keys/buffered-keys.ts';
import { isComposing } from '#ui/keys/pressed-key.ts';

/** The fields that Enter moves through. */
const ORDER = ['phone', 'who', 'name', 'from', 'to'] as const;
type Field = (typeof ORDER)[number];

const IS_LETTER = /^\p{L}$/u;

/** Where a prefilled form begins: with the look-up of its number, or at the time of a repeated ride. */
export type CallBegin = 'number' | 'time';

interface CallOrder {
  controlOf: (field: Field | 'date') => HTMLElement | undefined | null;
  /** `null` for an empty form, which gets the focus as every dialog does. */
  begin: CallBegin | null;
  /** Looks the number up as typed. */
  keepNumber: () => Promise<void> | undefined;
  /** Resolves when the form has the number's known data. `false`: the focus must stay. */
  completeNumber: () => Promise<boolean>;
  /** Whether the number is blocked. The focus then stays in its field, so that the dispatcher reads the reason. */
  isRefused: boolean;
  send: () => void;
}

/**
 * Enter moves from field to field, skips known fields, and sends from the last one. After a known caller's number two
 * presses book the usual trip. The text of a field is selected, so typing replaces it. The choice of who calls is a
 * field only if it is shown. At the last field, Enter on an option only chooses it, so nothing unseen is booked.
 */
export function useCallOrder(order: CallOrder) {
  const { controlOf, begin, keepNumber, completeNumber, isRefused, send } = order;
  const [entered, setEntered] = useState<{ readonly field: Field; readonly at: EventTarget | null } | null>(
    null,
  );
  /** Whether a number is being looked up. Meanwhile the next field is unknown. */
  const [isLookingUp, setLookingUp] = useState(begin === 'number');
  const inputOf = (field: Field | 'date') => {
    const control = controlOf(field);
    return control instanceof HTMLInputElement ? control : null;
  };
  const start = useEffectEvent(async () => {
    if (begin === null) return null;
    inputOf(begin === 'time' ? 'date' : 'phone')?.focus();
    const at = document.activeElement;
    await keepNumber();
    return begin === 'number' ? at : null;
  });
  const endHolding = useRef(() => {});
  useEffect(() => () => endHolding.current(), []);
  /** Looks a number up. A letter typed meanwhile belongs to the next field, a digit to the number. */
  const lookUp = async (complete: () => Promise<boolean>, at: EventTarget | null) => {
    const phone = inputOf('phone');
    endHolding.current();
    endHolding.current = holdKeys(
      openDialogs().filter((each) => !each.contains(phone)),
      { begins: (key) => IS_LETTER.test(key) },
    );
    setLookingUp(true);
    const isComplete = await complete();
    if (isComplete) setEntered({ field: 'phone', at });
    setLookingUp(false);
  };
  useEffect(() => {
    void start().then((at) => {
      if (at !== null) setEntered({ field: 'phone', at });
      return setLookingUp(false);
    });
  }, []);
  const isEmpty = (field: Field) => inputOf(field)?.value.trim() === '';
  // Called when the form has the caller's known data.
  const moveOn = useEffectEvent((from: Field) => {
    if (from === 'phone' && isRefused) return;
    const isNeeded = { who: inputOf('who') !== null, name: isEmpty('name'), from: isEmpty('from'), to: true };
    const following = ORDER.slice(ORDER.indexOf(from) + 1);
    const next = following.find((field) => field !== 'phone' && isNeeded[field]);
    if (next === undefined) return;
    inputOf(next)?.focus();
    inputOf(next)?.select();
    // The choice of who calls has its own keys, which work at once.
    if (next === 'who') endHolding.current();
  });
  // The focus moves in the commit that ends the look-up, because the waiting keys belong to the next field.
  useLayoutEffect(() => {
    // The focus stays if the dispatcher has moved it meanwhile.
    if (entered !== null && entered.at === document.activeElement) moveOn(entered.field);
  }, [entered]);

  const fieldOf = (target: EventTarget): Field | undefined => {
    const first = inputOf('who');
    // All radio buttons of a group have the same name.
    const isWho = target instanceof HTMLInputElement && first !== null && target.name === first.name;
    return isWho ? 'who' : ORDER.find((each) => inputOf(each) === target);
  };
  return {
    isLookingUp,
    /** The form calls this with keys that bubble up, so that a list of options handles its keys first. */
    onKeyDown(event: KeyboardEvent) {
      const { target, defaultPrevented: isTaken } = event;
      const field = fieldOf(target);
      if (event.key !== 'Enter' || field === undefined || isComposing(event.nativeEvent)) return;
      event.preventDefault();
      // A held key counts as one press.
      if (event.repeat || (isTaken && field !== 'from')) return;
      if (field === 'to') return send();
      if (field !== 'phone') return setEntered({ field, at: target });
      void lookUp(completeNumber, target);
    },
    /** Moves on like Enter, after the choice is in the form. */
    async moveOnAfter(choosing: () => Promise<void>) {
      const phone = inputOf('phone');
      phone?.focus();
      await lookUp(async () => {
        await choosing();
        return true;
      }, phone);
    },
  };
}
