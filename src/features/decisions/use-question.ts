import { useRef, useState } from 'react';

/**
 * What a dialog asks, and whether it still does: a dialog can be left while its answer is under way, and what becomes
 * of the answer then is told elsewhere.
 */
export function useQuestion<Question extends object>() {
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question>(null);
  const ask = (next: Question | null) => {
    open.current = next;
    setQuestion(next);
  };
  return {
    question,
    ask,
    close: () => ask(null),
    isOpen: (asked: Question) => open.current === asked,
  };
}
