import { useEffect, useEffectEvent, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  label: string;
  hint: string;
  /** The search in the address. */
  search: string;
  onSearch: (search: string) => void;
  longest: number;
  ref?: Ref<HTMLInputElement>;
}

/** The search starts after this pause in typing. Milliseconds. */
const SEARCH_DELAY_MS = 400;

/** A field that searches on Enter, or after a pause in typing. */
export function SearchField({ label, hint, search, onSearch, longest, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const latest = useRef(search);

  const searchFor = (text: string) => {
    const wanted = text.trim();
    if (wanted === latest.current) return;
    latest.current = wanted;
    onSearch(wanted);
  };
  const searchAfterPause = useEffectEvent(searchFor);
  useEffect(() => {
    const timer = setTimeout(() => searchAfterPause(typed), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // The browser's Back and Forward, and the filter, change the search from outside.
  useEffect(() => {
    if (search === latest.current) return;
    latest.current = search;
    setTyped(search);
  }, [search]);

  const searchNow = (event: SubmitEvent) => {
    event.preventDefault();
    searchFor(typed);
  };
  return (
    <form noValidate method="post" onSubmit={searchNow} className="w-full">
      <TextField
        ref={ref}
        type="search"
        label={label}
        hint={hint}
        compact
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longest}
      />
    </form>
  );
}
