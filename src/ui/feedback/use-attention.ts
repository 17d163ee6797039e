import { useState } from 'react';

/** Whether an element is hovered or contains focus. Spread `handlers` on the element. */
export function useAttention() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [leftAt, setLeftAt] = useState(-Infinity);
  const leave = () => setLeftAt(Date.now());
  return {
    attended: pointed || focused,
    /** When the pointer or focus last left it, in milliseconds since 1970. */
    leftAt,
    /** Call it for an element that is removed: the browser sends no leave or blur event for it. */
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
