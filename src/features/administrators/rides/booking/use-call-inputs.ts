import { useEffect, useRef } from 'react';

/** The fields of a booking by phone. `takesFocus`: the form stands in the place of one that had the focus. */
export function useCallInputs(takesFocus: boolean) {
  const phone = useRef<HTMLInputElement>(null);
  const inputs = {
    phone,
    who: useRef<HTMLInputElement>(null),
    name: useRef<HTMLInputElement>(null),
    from: useRef<HTMLInputElement>(null),
    to: useRef<HTMLInputElement>(null),
    date: useRef<HTMLInputElement>(null),
    time: useRef<HTMLInputElement>(null),
    turn: useRef<HTMLInputElement>(null),
    people: useRef<HTMLInputElement>(null),
    note: useRef<HTMLTextAreaElement>(null),
  };
  useEffect(() => {
    if (takesFocus) phone.current?.focus();
  }, [takesFocus]);
  return inputs;
}
