import { configure, getConfig } from '@testing-library/react';

// A test may replace `globalThis.setImmediate` later.
const { setImmediate } = globalThis;
const { asyncWrapper } = getConfig();

const nextTask = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

// React may run effects in a task after the task that changed the page. A test that waited for the change continues
// two tasks later, because an effect may change the page again.
configure({
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const result = await callback();
      await nextTask();
      await nextTask();
      return result;
    }),
});
