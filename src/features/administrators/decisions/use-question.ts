import { useRef, useState } from 'react';

/**
 * The question of a dialog. The dialog can be closed while its answer is being processed; `isOpen` says whether it is still
 * there to show the result.
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
