import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';

/** The fields that Enter leads through. */
const ORDER = ['phone', 'who', 'name', 'from', 'to'] as const;
type Field = (typeof ORDER)[number];

interface CallOrder {
  controlOf: (field: Field) => HTMLElement | null;
  /** The form stands in the place of one that had the focus. */
  takesFocus: boolean;
  /** Resolves once what is known of the number is in the form, or to `false` if the focus has to stay. */
  leavePhone: () => Promise<boolean>;
  send: () => void;
}

/**
 * Enter leads from field to field, past a name that is known, and sends from the last one: a known caller is booked by three.
 * What a field holds is selected, so that typing replaces it. Who calls is asked only where several may.
 */
export function useCallOrder({ controlOf, takesFocus, leavePhone, send }: CallOrder) {
  const [left, setLeft] = useState<{ readonly field: Field; readonly at: EventTarget | null } | null>(null);
  const inputOf = (field: Field) => {
    const control = controlOf(field);
    return control instanceof HTMLInputElement ? control : null;
  };
  const begin = useEffectEvent(() => takesFocus && inputOf('phone')?.focus());
  useEffect(() => void begin(), []);
  // After the form has what is known of the caller.
  const moveOn = useEffectEvent((from: Field) => {
    const isAsked = {
      who: inputOf('who') !== null,
      name: inputOf('name')?.value.trim() === '',
      from: true,
      to: true,
    };
    const following = ORDER.slice(ORDER.indexOf(from) + 1);
    const next = following.find((field) => field !== 'phone' && isAsked[field]);
    if (next === undefined) return;
    inputOf(next)?.focus();
    inputOf(next)?.select();
  });
  useEffect(() => {
    // Unless somebody has gone elsewhere meanwhile.
    if (left !== null && left.at === document.activeElement) moveOn(left.field);
  }, [left]);

  const fieldOf = (target: EventTarget): Field | undefined => {
    const first = inputOf('who');
    // All buttons of one group have its name.
    const isWho = target instanceof HTMLInputElement && first !== null && target.name === first.name;
    return isWho ? 'who' : ORDER.find((each) => inputOf(each) === target);
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      const field = fieldOf(target);
      if (event.key !== 'Enter' || field === undefined || event.nativeEvent.isComposing) return;
      event.preventDefault();
      // A key that is held is one press.
      if (event.repeat) return;
      if (field === 'to') return send();
      if (field !== 'phone') return setLeft({ field, at: target });
      void leavePhone().then((isLeft) => isLeft && setLeft({ field, at: target }));
    },
    /** Leads on as Enter does, once what has been chosen for the number is in the form. */
    async leaveAfter(choosing: () => Promise<void>) {
      inputOf('phone')?.focus();
      await choosing();
      setLeft({ field: 'phone', at: inputOf('phone') });
    },
  };
}
