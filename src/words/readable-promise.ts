/**
 * A promise that React's `use` can read without suspending once its value is there, even in a component that asks for the
 * first time. Until then it suspends. Calling `use` conditionally is no way out: React re-renders a suspended component and
 * expects it to reach the same call (React’s error 467).
 */
export function readablePromise<T>(promise: Promise<T>): Promise<T> {
  const offer = (value: T) => void Object.assign(promise, { status: 'fulfilled', value });
  // A rejection belongs to those who await the promise itself.
  promise.then(offer, () => {});
  return promise;
}
