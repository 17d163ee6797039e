import { useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { finderOf } from '#domain/rides/model/dispatch/ride-finder.ts';

/** The rows begin after the frame that shows the key: rendered before it, quick ones would hold it up. Milliseconds. */
const FRAME_MS = 30;
/** After so long the rows wait no more: on a slow machine a busy board may never leave them the time. Milliseconds. */
const PATIENCE_MS = 450;

/**
 * What is searched for on the board; `finder` is `null` while nobody is meant. The rows follow when the page has time to
 * render them, so that a key in the field does not wait for them.
 */
export function useFind() {
  const [text, setText] = useState('');
  const [, start] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      start(() => setText(typed));
      timer.current = setTimeout(() => setText(typed), PATIENCE_MS);
    }, FRAME_MS);
  };
  const finder = useMemo(() => finderOf(text), [text]);
  return { search, searched: text, finder };
}
