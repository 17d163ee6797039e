import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { useRequest } from '#core/product/use-request.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRidesLineCopy } from './rides-line-copy.ts';

/** The pause between two counts, in milliseconds. The line is only an overview, and each count costs reads. */
const AGAIN_MS = 2 * MINUTE_MS;

/** A number that grows every two minutes while the page is visible, and at its return after a longer time. */
function useTurn(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let last = Date.now();
    const next = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < AGAIN_MS) return;
      last = Date.now();
      setTurn((before) => before + 1);
    };
    const timer = setInterval(next, AGAIN_MS);
    document.addEventListener('visibilitychange', next);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', next);
    };
  }, []);
  return turn;
}

/** The counts of waiting and late rides, as a link to the board; nothing without an answer. */
export function RidesLine() {
  const copy = useRidesLineCopy();
  const { countOpen } = useDispatch();
  const { value } = useRequest(useTurn(), countOpen);
  return (
    value !== null && (
      <>
        {copy.rides} <RouteLink to="/admin/rides">{copy.figures(value.waiting, value.late)}</RouteLink>
      </>
    )
  );
}
