import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { catchDefect } from './catch-defect.ts';

interface State<T, E> {
  readonly key: string;
  readonly value: T | null;
  readonly error: E | null;
}

interface Request<T, E> {
  readonly loading: boolean;
  /** The latest success. It stays while a newer answer is awaited, and after a later failure. */
  readonly value: T | null;
  /** The answer to the current query; `null` until it has arrived, and after a failure. */
  readonly found: T | null;
  readonly error: E | null;
  reload(): void;
  /** Replaces `value`. Does nothing before the first success. */
  change(update: (value: T) => T): void;
}

/**
 * Sends `query` whenever it changes, compared as JSON. An answer is dropped if it belongs to an older query, or arrives
 * after the screen has unmounted.
 */
export function useRequest<Q, T, E = SystemError>(
  query: Q,
  send: (query: Q) => Promise<Result<T, E>>,
): Request<T, E | SystemError> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<T, E | SystemError>>({ key: '', value: null, error: null });
  const key = JSON.stringify([query, attempt]);
  const ask = useEffectEvent(() => catchDefect(() => send(query)));
  useEffect(() => {
    let current = true;
    const load = async () => {
      const result = await ask();
      if (!current) return;
      setState(({ value }) =>
        result.ok ? { key, value: result.value, error: null } : { key, value, error: result.error },
      );
    };
    void load();
    return () => {
      current = false;
    };
  }, [key]);
  const loading = state.key !== key;
  const error = loading ? null : state.error;
  return {
    loading,
    value: state.value,
    found: loading || error !== null ? null : state.value,
    error,
    reload: () => setAttempt((known) => known + 1),
    change: (update) =>
      setState((known) => (known.value === null ? known : { ...known, value: update(known.value) })),
  };
}
