import { configure, getConfig } from '@testing-library/react';

// Taken before a test replaces the timers.
const { setImmediate } = globalThis;
const { asyncWrapper } = getConfig();

const nextTask = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

// React may run effects in a task after the one that changed the page. A test that waited for the change goes on only after
// that task, and the one after it, since an effect may change the page once more: on a busy machine it went on before, and
// missed what the effects had still to do.
configure({
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const result = await callback();
      await nextTask();
      await nextTask();
      return result;
    }),
});
