/** Whether an error means that the server gave no answer: cached data may stand in, or the request be sent again. */
export function isUnreached({ code }: { readonly code: string }): boolean {
  return code === 'network' || code === 'unavailable';
}
