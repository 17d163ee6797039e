import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { NoticePlace } from './notice-place.tsx';
import { useNotices, type PassingNotice } from './use-notices.ts';

const SAVED: PassingNotice = { id: 'saved', tone: 'success', text: 'Saved.' };
const LONG: PassingNotice = { id: 'long', text: 'A word after another. '.repeat(7) };
const LATER: PassingNotice = { id: 'later', text: 'Later.' };
const answered = vi.fn<() => void>();
const ASKS: PassingNotice = {
  id: 'asks',
  tone: 'warning',
  text: 'Send somebody else?',
  answers: [{ label: 'Send', onAnswer: answered }],
};

function Page() {
  const { notices, show, end } = useNotices();
  return (
    <>
      <NoticePlace notices={notices} onEnd={end} />
      {[SAVED, LONG, LATER, ASKS].map((notice) => (
        <button key={notice.id} type="button" onClick={() => show(notice)}>
          {notice.id}
        </button>
      ))}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

function openPage() {
  renderForm(<Page />);
  return (...notices: readonly PassingNotice[]) =>
    notices.forEach(({ id }) => fireEvent.click(screen.getByRole('button', { name: id })));
}

const shown = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

describe('a notice that passes', () => {
  test('a notice is announced by a polite region that was there before it', () => {
    const show = openPage();
    const region = document.querySelector('[aria-live=polite]');
    show(SAVED);
    expect(region?.textContent).toBe('Saved.');
  });

  test('a notice leaves after five seconds, and one with a long text later', () => {
    const show = openPage();
    show(SAVED, LONG);
    pass(5.1);
    expect(shown()).toEqual([LONG.text]);
    pass(7);
    expect(shown()).toEqual([]);
  });

  test('a notice stays while its button has the focus, and goes on when that has left', () => {
    const show = openPage();
    show(SAVED);
    act(() => dismiss().focus());
    pass(60);
    expect(shown()).toEqual(['Saved.']);
    act(() => screen.getByRole('button', { name: 'saved' }).focus());
    pass(5.1);
    expect(shown()).toEqual([]);
  });

  test('Escape dismisses the newest notice, and only that', () => {
    const show = openPage();
    show(SAVED, LATER);
    escape();
    expect(shown()).toEqual(['Saved.']);
    escape();
    expect(shown()).toEqual([]);
  });

  test('a notice that is dismissed with the keyboard gives the focus back', () => {
    const show = openPage();
    show(SAVED);
    const before = screen.getByRole('button', { name: 'later' });
    act(() => before.focus());
    act(() => dismiss().focus());
    fireEvent.click(dismiss());
    expect(document.activeElement).toBe(before);
  });

  test('a notice that must be answered stays, whatever the time and Escape, until it is', () => {
    const show = openPage();
    show(ASKS);
    pass(600);
    escape();
    expect(shown()).toEqual([ASKS.text]);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect([shown(), answered.mock.calls.length]).toEqual([[], 1]);
  });

  test('two notices are shown, each in its place, and the next takes the place that is free', () => {
    const show = openPage();
    show(SAVED, LONG, LATER);
    expect(shown()).toEqual([SAVED.text, LONG.text]);
    pass(5.1);
    expect(shown()).toEqual([LATER.text, LONG.text]);
  });

  test('one that must be answered comes before others that wait', () => {
    const show = openPage();
    show(SAVED, LONG, LATER, ASKS);
    pass(5.1);
    expect(shown()).toEqual([ASKS.text, LONG.text]);
  });

  test('the controls of a notice take no press for a moment after it has come, and then they do', () => {
    const show = openPage();
    show(ASKS);
    const controls = screen.getByRole('button', { name: 'Send' }).closest<HTMLElement>('[style], div');
    expect(controls?.style.pointerEvents).toBe('none');
    pass(0.6);
    expect(controls?.style.pointerEvents).toBe('');
  });
});
