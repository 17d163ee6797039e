import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { accessTo, openWorld } from '#test/open-world.ts';
import { ProductProvider } from '../product/product-context.tsx';
import { useForm } from './use-form.ts';

/** A form with a place and a phone. The test answers its submits. */
function renderPlaceForm(leaves?: 'leaves') {
  const [from, phone] = [document.createElement('input'), document.createElement('input')];
  document.body.append(from, phone);
  const access = accessTo(openWorld());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ProductProvider access={access}>{children}</ProductProvider>
  );
  const sent: string[] = [];
  let answer: (result: Result<void, RideFailure>) => void = () => {};
  const errors = { fieldOf: rideField, textOf: ({ code }: RideFailure) => `text of ${code}` };
  const view = renderHook(() => useForm(['from', 'phone'], errors, leaves), { wrapper });
  const form = () => view.result.current;
  form().field('from').ref(from);
  form().field('phone').ref(phone);
  const submit = () =>
    act(async () => {
      void form().submit(() => {
        sent.push(form().typed('from'));
        return new Promise<Result<void, RideFailure>>((resolve) => {
          answer = resolve;
        });
      });
      await access.load();
    });
  return {
    from,
    phone,
    sent,
    form,
    submit,
    refuse() {
      let isRefused = false;
      act(() => {
        isRefused = form().refuses([TOO_SHORT, null, { code: 'phone-required' }]);
      });
      return isRefused;
    },
    answer: (result: Result<void, RideFailure>) => act(async () => answer(result)),
  };
}

const TOO_SHORT = { code: 'place-too-short', field: 'from' } as const;

test('errors are shown at their fields, and the first has the focus', async () => {
  const { form, from, refuse } = renderPlaceForm();
  expect(refuse()).toBe(true);
  expect(form().field('from').error).toBe('text of place-too-short');
  expect(form().field('phone').error).toBe('text of phone-required');
  expect(form().failure).toBeNull();
  expect(document.activeElement).toBe(from);
  expect(form().refuses([null])).toBe(false);
});

test('typing in a field removes its error, and no other error', async () => {
  const { form, refuse } = renderPlaceForm();
  refuse();
  act(() => form().field('from').onInput());
  expect(form().field('from').error).toBeUndefined();
  expect(form().field('phone').error).toBe('text of phone-required');
});

test('two presses send once, and the fields keep their input until the answer', async () => {
  const { form, from, submit, sent, answer } = renderPlaceForm();
  from.value = 'typed';
  await submit();
  await submit();
  expect(sent).toEqual(['typed']);
  expect(form().busy).toBe(true);
  expect(form().field('from').readOnly).toBe(true);
  expect(form().refuses([TOO_SHORT])).toBe(true);
  expect(form().field('from').error).toBeUndefined();
  await answer(succeed());
  expect(form().busy).toBe(false);
});

test('a form that leads to another page stays busy after a success, but not after a failure', async () => {
  const { form, submit, answer } = renderPlaceForm('leaves');
  await submit();
  await answer(fail({ code: 'network' }));
  expect(form().busy).toBe(false);
  await submit();
  await answer(succeed());
  expect(form().busy).toBe(true);
});

test('a failure of the server is shown at its field, or in the box if the form has no such field', async () => {
  const { form, submit, answer, phone } = renderPlaceForm();
  await submit();
  await answer(fail({ code: 'phone-required' }));
  expect(form().field('phone').error).toBe('text of phone-required');
  expect(document.activeElement).toBe(phone);
  await submit();
  expect(form().field('phone').error).toBeUndefined();
  await answer(fail({ code: 'ride-taken' }));
  expect(form().failure).toMatchObject({ error: { code: 'ride-taken' } });
});

test('an error without a field is shown in the box', () => {
  const { form } = renderPlaceForm();
  act(() => form().refuses([{ code: 'note-too-long' }]));
  expect(form().failure).toMatchObject({ error: { code: 'note-too-long' } });
});

test('a defect is shown as a defect, and the form can be sent again', async () => {
  const { form, submit, sent } = renderPlaceForm();
  await act(async () => void (await form().submit(() => Promise.reject(new TypeError('undefined')))));
  expect(form().failure?.error.code).toBe('unexpected');
  expect(form().busy).toBe(false);
  await submit();
  expect(sent).toHaveLength(1);
});
