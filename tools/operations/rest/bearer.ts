import { succeed } from '#domain/shared/result.ts';
import { GoogleAuth } from 'google-auth-library';
import { stop, type CommandResult } from '../command-line/command-failure.ts';

/** Returns the headers that authorise a request to this address. Called before each request: tokens expire. */
export type Bearer = (url: string) => Promise<CommandResult<Headers>>;

const SCOPES = ['https://www.googleapis.com/auth/cloud-platform'];

/** Application default credentials: a service account's key file, or the operator's own login. */
export function googleBearer(
  auth: Pick<GoogleAuth, 'getRequestHeaders'> = new GoogleAuth({ scopes: SCOPES }),
): Bearer {
  return async (url) => {
    try {
      return succeed(await auth.getRequestHeaders(url));
    } catch (error) {
      const [why = ''] = error instanceof Error ? error.message.split('\n') : [];
      return stop(
        'failed',
        `No usable credentials (${why}): set GOOGLE_APPLICATION_CREDENTIALS to the path of a service account's ` +
          'key file, or run "gcloud auth application-default login".',
      );
    }
  };
}
