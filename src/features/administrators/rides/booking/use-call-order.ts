import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react';

/** The fields that Enter leads through. */
const ORDER = ['phone', 'name', 'from', 'to'] as const;
type Field = (typeof ORDER)[number];

type Inputs = Readonly<Record<Field, RefObject<HTMLInputElement | null>>>;

/**
 * Enter leads from field to field, past a name that is known, and sends from the last one: a known caller is booked by three.
 * What a field holds is selected, so that typing replaces it. `leavePhone` resolves once what is known of the number is in
 * the form, or to `false` if it is none.
 */
export function useCallOrder(inputs: Inputs, leavePhone: () => Promise<boolean>, send: () => void) {
  const [left, setLeft] = useState<{ readonly field: Field } | null>(null);
  // After the form has what is known of the caller.
  const moveOn = useEffectEvent((from: Field) => {
    if (document.activeElement !== inputs[from].current) return;
    const following = ORDER.slice(ORDER.indexOf(from) + 1);
    const next = following.find((field) => field !== 'name' || inputs.name.current?.value.trim() === '');
    if (next === undefined) return;
    inputs[next].current?.focus();
    inputs[next].current?.select();
  });
  useEffect(() => {
    if (left !== null) moveOn(left.field);
  }, [left]);

  return (event: KeyboardEvent) => {
    const field = ORDER.find((each) => inputs[each].current === event.target);
    if (event.key !== 'Enter' || field === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A key that is held is one press.
    if (event.repeat) return;
    if (field === 'to') return send();
    if (field !== 'phone') return setLeft({ field });
    void leavePhone().then((isNumber) => isNumber && setLeft({ field }));
  };
}
