import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';

/** The fields that Enter moves through. */
const ORDER = ['phone', 'who', 'name', 'from', 'to'] as const;
type Field = (typeof ORDER)[number];

interface CallOrder {
  controlOf: (field: Field) => HTMLElement | undefined | null;
  /** Whether the form replaces one that had the focus. */
  takesFocus: boolean;
  /** Resolves once the form has what is known of the number, or to `false` if the focus must stay. */
  completeNumber: () => Promise<boolean>;
  send: () => void;
}

/**
 * Enter moves from field to field, past a name that is known, and sends from the last one: three presses book a known
 * caller. The text of a field is selected, so that typing replaces it. Who is calling is in the order only if it may be
 * several people.
 */
export function useCallOrder({ controlOf, takesFocus, completeNumber, send }: CallOrder) {
  const [entered, setEntered] = useState<{ readonly field: Field; readonly at: EventTarget | null } | null>(
    null,
  );
  const inputOf = (field: Field) => {
    const control = controlOf(field);
    return control instanceof HTMLInputElement ? control : null;
  };
  const begin = useEffectEvent(() => takesFocus && inputOf('phone')?.focus());
  useEffect(() => void begin(), []);
  // Called once the form has what is known of the caller.
  const moveOn = useEffectEvent((from: Field) => {
    const isNeeded = {
      who: inputOf('who') !== null,
      name: inputOf('name')?.value.trim() === '',
      from: true,
      to: true,
    };
    const following = ORDER.slice(ORDER.indexOf(from) + 1);
    const next = following.find((field) => field !== 'phone' && isNeeded[field]);
    if (next === undefined) return;
    inputOf(next)?.focus();
    inputOf(next)?.select();
  });
  useEffect(() => {
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
    onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      const field = fieldOf(target);
      if (event.key !== 'Enter' || field === undefined || event.nativeEvent.isComposing) return;
      event.preventDefault();
      // A held key is one press.
      if (event.repeat) return;
      if (field === 'to') return send();
      if (field !== 'phone') return setEntered({ field, at: target });
      void completeNumber().then((isComplete) => isComplete && setEntered({ field, at: target }));
    },
    /** Moves on as Enter does, once the form has what was chosen for the number. */
    async moveOnAfter(choosing: () => Promise<void>) {
      inputOf('phone')?.focus();
      await choosing();
      setEntered({ field: 'phone', at: inputOf('phone') });
    },
  };
}
