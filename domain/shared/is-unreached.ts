/** Whether the server gave no usable answer. Then cached data may stand in, and the request may be sent again. */
export function isUnreached({ code }: { readonly code: string }): boolean {
  return code === 'network' || code === 'unavailable';
}
