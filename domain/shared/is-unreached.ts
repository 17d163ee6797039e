/** Whether the server was not reached: cached data may stand in for its answer, and the same request may be sent later. */
export function isUnreached({ code }: { readonly code: string }): boolean {
  return code === 'network' || code === 'unavailable';
}
