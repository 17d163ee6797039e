import { fail, succeed } from '../../domain/shared/result.ts';
import { z } from 'zod';
import type { Bearer } from '../../tools/operations/rest/bearer.ts';

const TOKEN = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';
const Token = z.object({ access_token: z.string() });

/** The token of the account that the function runs under. Google's metadata server caches it until it expires. */
export function instanceBearer(): Bearer {
  return async () => {
    try {
      const answer = await fetch(TOKEN, { headers: { 'Metadata-Flavor': 'Google' } });
      const { access_token: token } = Token.parse(await answer.json());
      return succeed(new Headers({ authorization: `Bearer ${token}` }));
    } catch {
      return fail({ kind: 'failed', message: 'The function has no token of its account.' });
    }
  };
}
