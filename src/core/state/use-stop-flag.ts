import { useEffect, useRef } from 'react';

/** Tells a long run to end, after `stop` or when its page is left. `begin` resets the flag for the next run. */
export function useStopFlag() {
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);
  return {
    isStopped: () => stopped.current,
    begin() {
      stopped.current = false;
    },
    stop() {
      stopped.current = true;
    },
  };
}
