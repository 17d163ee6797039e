import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { holdKeys, openDialogs } from '#ui/keys/held-keys.ts';
import { isComposing } from '#ui/keys/pressed-key.ts';

/** The fields that Enter moves through. */
const ORDER = ['phone', 'who', 'name', 'from', 'to'] as const;
type Field = (typeof ORDER)[number];

const IS_LETTER = /^\p{L}$/u;

/** Where a form begins that holds something already: looking its number up, or at the time of a ride booked once more. */
export type CallBegin = 'number' | 'time';

interface CallOrder {
  controlOf: (field: Field | 'date') => HTMLElement | undefined | null;
  /** `null` for an empty form, which gets the focus as every dialog does. */
  begin: CallBegin | null;
  /** Looks the number up as it is. */
  keepNumber: () => Promise<void> | undefined;
  /** Resolves once the form has what is known of the number, or to `false` if the focus must stay. */
  completeNumber: () => Promise<boolean>;
  /** Nobody can be booked for the number: the focus stays there, so that the reason is read. */
  isRefused: boolean;
  send: () => void;
}

/**
 * Enter moves from field to field, past what is known, and sends from the last one: after a known caller's number two presses
 * book the same trip. The text of a field is selected, so that typing replaces it. Who is calling is in the order only if it
 * may be several people. An Enter that takes an option of a list does nothing else at the last field: what is booked has
 * been seen before.
 */
export function useCallOrder(order: CallOrder) {
  const { controlOf, begin, keepNumber, completeNumber, isRefused, send } = order;
  const [entered, setEntered] = useState<{ readonly field: Field; readonly at: EventTarget | null } | null>(
    null,
  );
  /** Until a number is looked up it is not known where the form goes on. */
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
  /** A word that is typed meanwhile belongs to the field where the form goes on; a digit, to the number. */
  const lookUp = async (complete: () => Promise<boolean>, at: EventTarget | null) => {
    const phone = inputOf('phone');
    endHolding.current();
    endHolding.current = holdKeys(
      openDialogs().filter((each) => !each.contains(phone)),
      () => {},
      (key) => IS_LETTER.test(key),
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
  // Called once the form has what is known of the caller.
  const moveOn = useEffectEvent((from: Field) => {
    if (from === 'phone' && isRefused) return;
    const isNeeded = { who: inputOf('who') !== null, name: isEmpty('name'), from: isEmpty('from'), to: true };
    const following = ORDER.slice(ORDER.indexOf(from) + 1);
    const next = following.find((field) => field !== 'phone' && isNeeded[field]);
    if (next === undefined) return;
    inputOf(next)?.focus();
    inputOf(next)?.select();
    // Who is calling has to be chosen by keys of its own, at once.
    if (next === 'who') endHolding.current();
  });
  // In the same step in which the number is no longer looked up: keys that waited for that belong to the next field.
  useLayoutEffect(() => {
    // Not if the person has moved on meanwhile.
    if (entered !== null && entered.at === document.activeElement) moveOn(entered.field);
  }, [entered]);

  const fieldOf = (target: EventTarget): Field | undefined => {
    const first = inputOf('who');
    // All radio buttons of a group have its name.
    const isWho = target instanceof HTMLInputElement && first !== null && target.name === first.name;
    return isWho ? 'who' : ORDER.find((each) => inputOf(each) === target);
  };
  return {
    isLookingUp,
    /** For the form, so that a list has taken its keys before. */
    onKeyDown(event: KeyboardEvent) {
      const { target, defaultPrevented: isTaken } = event;
      const field = fieldOf(target);
      if (event.key !== 'Enter' || field === undefined || isComposing(event.nativeEvent)) return;
      event.preventDefault();
      // A held key is one press.
      if (event.repeat || (isTaken && field !== 'from')) return;
      if (field === 'to') return send();
      if (field !== 'phone') return setEntered({ field, at: target });
      void lookUp(completeNumber, target);
    },
    /** Moves on as Enter does, once the form has what was chosen for the number. */
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
