import { useMemo, useState, useTransition } from 'react';
import { finderOf } from '#domain/rides/model/dispatch/ride-finder.ts';

/**
 * What is searched for on the board; `finder` is `null` while nobody is meant. The rows follow when the page has time to
 * render them, so that a key in the field never waits for them.
 */
export function useFind() {
  const [text, setText] = useState('');
  const [, start] = useTransition();
  const finder = useMemo(() => finderOf(text), [text]);
  return { search: (typed: string) => start(() => setText(typed)), searched: text, finder };
}
