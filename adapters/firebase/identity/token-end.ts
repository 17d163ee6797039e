/** When a token ends by its issuer's clock, in milliseconds since 1970. `null` if it cannot be read. */
export function tokenEnd(token: unknown): number | null {
  if (typeof token !== 'string') return null;
  try {
    const [, claims = ''] = token.split('.');
    const { exp }: { readonly exp?: unknown } = JSON.parse(
      atob(claims.replaceAll('-', '+').replaceAll('_', '/')),
    );
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}
