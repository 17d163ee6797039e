/** Loads once for all callers. A failed load rejects for its callers, and the next call loads again. */
export function sharedLoad<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  const begin = async () => {
    try {
      return await load();
    } catch (failure) {
      loading = null;
      throw failure;
    }
  };
  return () => (loading ??= begin());
}
