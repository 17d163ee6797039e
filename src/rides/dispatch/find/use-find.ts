import { useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { finderOf } from '#domain/rides/model/dispatch/ride-finder.ts';

/** The milliseconds until the rows render, so that the frame with the typed letter is shown first. */
const FRAME_MS = 30;
/** The longest further wait, in milliseconds. Without it a busy board on a slow machine could wait for ever. */
const PATIENCE_MS = 450;

/**
 * The search of the board; `finder` is `null` without a word or digit. Rows are rendered when the page is idle, so that
 * keys in the field do not wait for them.
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
