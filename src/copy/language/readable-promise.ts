/**
 * A promise whose value React's `use` returns without suspending as soon as it is there, also to a component that asks for
 * the first time. Until then it suspends. `use` cannot be called conditionally instead: React re-renders a suspended
 * component and expects it to reach the same call (React’s error 467).
 */
export function readablePromise<T>(promise: Promise<T>): Promise<T> {
  const offer = (value: T) => void Object.assign(promise, { status: 'fulfilled', value });
  // A rejection belongs to those who await the promise itself.
  promise.then(offer, () => {});
  return promise;
}
