import { useEffect, useRef } from 'react';

/** Whether a long run is to end: after `stop`, and once its page is left. `begin` is for the next run. */
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
