import { useEffect, useEffectEvent, useState } from 'react';
import { succeed, type Result } from '#domain/shared/result.ts';
import { catchDefect } from './catch-defect.ts';

interface Answer<Q, T> {
  readonly query: Q;
  readonly result: Result<T>;
}

interface Request<Q, T> {
  /** The answer to the current query has not arrived yet. */
  readonly loading: boolean;
  /** The latest answer, with the query it belongs to; kept while a newer one is on its way. */
  readonly answer: Answer<Q, T> | null;
  /** The value of the latest success, kept after a later failure. */
  readonly value: T | null;
  /** Sends the same query again. */
  reload(): void;
  /** Replaces `value`, and the latest answer if that was a success. Does nothing before the first success. */
  change(update: (value: T, query: Q) => T): void;
}

interface State<Q, T> {
  readonly key: string;
  readonly answer: Answer<Q, T> | null;
  readonly success: { readonly query: Q; readonly value: T } | null;
}

/**
 * Sends `query` whenever it changes, compared as JSON. An answer that was overtaken by a newer query is dropped, and so is
 * one that arrives after the screen has gone.
 */
export function useRequest<Q, T>(query: Q, send: (query: Q) => Promise<Result<T>>): Request<Q, T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<Q, T>>({ key: '', answer: null, success: null });
  const key = JSON.stringify([query, attempt]);
  const ask = useEffectEvent(async () => ({ query, result: await catchDefect(() => send(query)) }));
  useEffect(() => {
    let current = true;
    const load = async () => {
      const answer = await ask();
      if (!current) return;
      const { result } = answer;
      setState((known) => ({
        key,
        answer,
        success: result.ok ? { query: answer.query, value: result.value } : known.success,
      }));
    };
    void load();
    return () => {
      current = false;
    };
  }, [key]);
  return {
    loading: state.key !== key,
    answer: state.answer,
    value: state.success?.value ?? null,
    reload: () => setAttempt((known) => known + 1),
    change: (update) =>
      setState((known) => {
        if (known.success === null) return known;
        const { query: answered } = known.success;
        const value = update(known.success.value, answered);
        const failed = known.answer?.result.ok === false;
        const answer = failed ? known.answer : { query: answered, result: succeed(value) };
        return { ...known, answer, success: { query: answered, value } };
      }),
  };
}
