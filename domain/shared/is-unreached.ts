/** Whether the server was not reached: cached data may stand in for its answer, and the request may be repeated. */
export function isUnreached({ code }: { readonly code: string }): boolean {
  return code === 'network' || code === 'unavailable';
}
