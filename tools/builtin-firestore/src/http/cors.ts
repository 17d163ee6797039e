import type { IncomingHttpHeaders } from 'node:http';

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;

/** Headers for every answer, errors included, to a request with an `Origin` (protocol 2.2). */
export function corsHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  if (headers.origin === undefined) return {};
  const asked = single(headers['access-control-request-headers']);
  const asksForPrivateNetwork = headers['access-control-request-private-network'] !== undefined;
  return {
    'access-control-allow-origin': headers.origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
    ...(asked !== undefined && { 'access-control-allow-headers': asked }),
    ...(asksForPrivateNetwork && { 'access-control-allow-private-network': 'true' }),
    'access-control-max-age': '600',
    vary: 'Origin',
  };
}
