import { useState } from 'react';

/** Whether an element is hovered or contains focus. Spread `handlers` on the element. */
export function useAttention() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [leftAt, setLeftAt] = useState(-Infinity);
  const leave = () => setLeftAt(Date.now());
  return {
    attended: pointed || focused,
    /** When the pointer or the focus last left, in milliseconds since 1970; `-Infinity` if neither did. */
    leftAt,
    /** Call it when the element is removed: the browser then sends no leave or blur event. */
    forget() {
      setPointed(false);
      setFocused(false);
    },
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => {
        setPointed(false);
        leave();
      },
      onFocus: () => setFocused(true),
      onBlur: () => {
        setFocused(false);
        leave();
      },
    },
  };
}
