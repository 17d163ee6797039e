import { useEffect, useEffectEvent, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { useReviewCopy } from '../../../copy/review.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LONGEST_SEARCH } from './queue-place.ts';

interface QueueSearchFieldProps {
  /** The search in the URL. */
  search: string;
  onSearch: (search: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** How long a pause in typing must be to start the search. Milliseconds. */
const SEARCH_DELAY_MS = 400;

/** Searches on Enter or after a pause in typing. */
export function QueueSearchField({ search, onSearch, ref }: QueueSearchFieldProps) {
  const copy = useReviewCopy();
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);

  const ask = (text: string) => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  };
  const askAfterPause = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => askAfterPause(typed), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Back, forward and the filter change the search from outside.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setTyped(search);
  }, [search]);

  const askNow = (event: SubmitEvent) => {
    event.preventDefault();
    ask(typed);
  };
  return (
    <form noValidate method="post" onSubmit={askNow} className="w-full shrink-0 lg:w-72">
      <TextField
        ref={ref}
        type="search"
        label={copy.search}
        hint={copy.searchHint}
        compact
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_SEARCH}
      />
    </form>
  );
}
