import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { useRequest } from './use-request.ts';

/** Requests that the test answers in any order. */
function renderRequest() {
  const answers: ((result: Result<string>) => void)[] = [];
  const sent: string[] = [];
  const send = (query: string) => {
    sent.push(query);
    return new Promise<Result<string>>((resolve) => answers.push(resolve));
  };
  const view = renderHook(({ query }) => useRequest(query, send), { initialProps: { query: 'first' } });
  const answer = (index: number, result: Result<string>) => act(async () => answers[index]?.(result));
  return { ...view, sent, answer };
}

const UNAVAILABLE = fail({ code: 'unavailable' } as const);

test('the last answer stays until the answer to a new query arrives', async () => {
  const { result, rerender, answer, sent } = renderRequest();
  await answer(0, succeed('one'));
  rerender({ query: 'second' });
  expect(result.current).toMatchObject({ loading: true, value: 'one' });
  await answer(1, succeed('two'));
  expect(result.current).toMatchObject({ loading: false, value: 'two' });
  expect(sent).toEqual(['first', 'second']);
});

test('an answer to an older query is dropped', async () => {
  const { result, rerender, answer } = renderRequest();
  rerender({ query: 'second' });
  await answer(1, succeed('two'));
  await answer(0, succeed('one'));
  expect(result.current).toMatchObject({ loading: false, value: 'two' });
});

test('a failed reload keeps the last value beside its failure', async () => {
  const { result, answer, sent } = renderRequest();
  await answer(0, succeed('one'));
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ loading: true, value: 'one' });
  await answer(1, UNAVAILABLE);
  expect(result.current).toMatchObject({ loading: false, error: { code: 'unavailable' }, value: 'one' });
  expect(sent).toEqual(['first', 'first']);
});

test('a request that throws becomes a failure', async () => {
  const { result } = renderHook(() =>
    useRequest('first', () => Promise.reject<Result<string>>(new TypeError('undefined is not a function'))),
  );
  await act(async () => {});
  expect(result.current).toMatchObject({ loading: false, error: { code: 'unexpected' } });
});

test('a value can be changed, even after a failure, and the failure stays', async () => {
  const { result, answer } = renderRequest();
  await answer(0, succeed('one'));
  act(() => result.current.change((value) => `${value} of all`));
  expect(result.current).toMatchObject({ value: 'one of all', error: null });
  act(() => result.current.reload());
  await answer(1, UNAVAILABLE);
  act(() => result.current.change(() => 'changed'));
  expect(result.current).toMatchObject({ value: 'changed', error: { code: 'unavailable' } });
});
