import { z } from 'zod';

/** Milliseconds since the page was asked for, or since the link to it was pressed. */
export const BoardTimes = z.object({
  /** The first question for documents that the page itself asks: which rides are open. */
  asked: z.number(),
  answered: z.number(),
  first: z.number(),
  all: z.number(),
});
export type BoardTimes = Readonly<z.infer<typeof BoardTimes>>;

declare global {
  interface Window {
    board?: { times: BoardTimes | null; pressed: number };
  }
}

/** Runs inside the page from its first moment; it must stay self-contained. Waits for so many rows. */
export function probeBoard(rides: number): void {
  const board: NonNullable<Window['board']> = { times: null, pressed: 0 };
  window.board = board;
  let first = 0;
  const look = (now: number) => {
    const rows = document.querySelectorAll('[data-ride]').length;
    if (rows > 0 && first === 0) first = now;
    if (rows < rides) return void requestAnimationFrame(look);
    const question = performance
      .getEntriesByType('resource')
      .find(({ name, startTime }) => name.includes(':runQuery') && startTime >= board.pressed);
    if (!(question instanceof PerformanceResourceTiming)) throw new Error('The board asked nothing.');
    const since = (time: number) => time - board.pressed;
    board.times = {
      asked: since(question.startTime),
      answered: since(question.responseEnd),
      first: since(first),
      all: since(now),
    };
    return undefined;
  };
  requestAnimationFrame(look);
}
