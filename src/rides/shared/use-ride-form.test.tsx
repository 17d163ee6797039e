import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { useRideForm } from './use-ride-form.ts';

/** A form with a place and a phone, whose one submit is answered by hand. */
function renderRideForm() {
  const [from, phone] = [document.createElement('input'), document.createElement('input')];
  document.body.append(from, phone);
  const sent: string[] = [];
  let answer: (result: Result<void, RideFailure>) => void = () => {};
  const view = renderHook(() => useRideForm(['from', 'phone'], ({ code }) => `text of ${code}`));
  view.result.current.field('from').ref(from);
  view.result.current.field('phone').ref(phone);
  const submit = (value = 'typed') =>
    view.result.current.submit(succeed(value), (values) => {
      sent.push(values);
      return new Promise<Result<void, RideFailure>>((resolve) => {
        answer = resolve;
      });
    });
  return {
    from,
    phone,
    sent,
    form: () => view.result.current,
    submit,
    answer: (result: Result<void, RideFailure>) => act(async () => answer(result)),
  };
}

const TOO_SHORT = { code: 'place-too-short', field: 'from' } as const;

test('what is wrong is told at its fields, the first of them has the focus, and nothing is sent', async () => {
  const { form, from, sent } = renderRideForm();
  const wrong = fail([TOO_SHORT, { code: 'phone-unusable' }] as const);
  const run = async () => {
    sent.push('sent');
    return succeed();
  };
  await act(() => form().submit(wrong, run));
  expect(form().field('from').error).toBe('text of place-too-short');
  expect(form().field('phone').error).toBe('text of phone-unusable');
  expect(form().failure).toBeNull();
  expect(document.activeElement).toBe(from);
  expect(sent).toEqual([]);
});

test('a field that is typed in forgets what was wrong with it, and only that', async () => {
  const { form } = renderRideForm();
  await act(() =>
    form().submit(fail([TOO_SHORT, { code: 'phone-unusable' }] as const), async () => succeed()),
  );
  act(() => form().field('from').onInput());
  expect(form().field('from').error).toBeUndefined();
  expect(form().field('phone').error).toBe('text of phone-unusable');
});

test('two presses send once, and the fields keep what is typed until the answer', async () => {
  const { form, submit, sent, answer } = renderRideForm();
  act(() => void submit());
  act(() => void submit());
  expect(sent).toEqual(['typed']);
  expect(form().busy).toBe(true);
  expect(form().field('from').readOnly).toBe(true);
  await answer(succeed());
  expect(form().busy).toBe(false);
});

test('a failure of the server is told at its field, or in the box where no field tells it', async () => {
  const { form, submit, answer, phone } = renderRideForm();
  act(() => void submit());
  await answer(fail({ code: 'phone-required' }));
  expect(form().field('phone').error).toBe('text of phone-required');
  expect(document.activeElement).toBe(phone);
  act(() => void submit());
  expect(form().field('phone').error).toBeUndefined();
  await answer(fail({ code: 'ride-taken' }));
  expect(form().failure).toMatchObject({ error: { code: 'ride-taken' } });
});

test('a defect is told as one, and the form works again', async () => {
  const { form } = renderRideForm();
  await act(() => form().submit(succeed(), () => Promise.reject(new Error('broken'))));
  expect(form().failure?.error.code).toBe('unexpected');
  expect(form().busy).toBe(false);
});
