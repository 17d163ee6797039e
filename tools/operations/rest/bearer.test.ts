import { describe, expect, it } from 'vitest';
import { googleBearer } from './bearer.ts';

describe('the credentials for production', () => {
  it('the credentials are the headers that the library makes for the address', async () => {
    const asked: unknown[] = [];
    const bearer = googleBearer({
      getRequestHeaders: (url) => {
        asked.push(url);
        return Promise.resolve(new Headers({ authorization: 'Bearer token' }));
      },
    });
    const headers = await bearer('https://example.test/');
    expect(headers.ok && headers.value.get('authorization')).toBe('Bearer token');
    expect(asked).toEqual(['https://example.test/']);
  });

  it('missing credentials are explained in one line', async () => {
    const bearer = googleBearer({
      getRequestHeaders: () =>
        Promise.reject(new Error('Could not load the default credentials.\nBrowse to ...')),
    });
    expect(await bearer('https://example.test/')).toMatchObject({
      ok: false,
      error: {
        kind: 'failed',
        message: expect.stringMatching(/^[^\n]*GOOGLE_APPLICATION_CREDENTIALS[^\n]*$/),
      },
    });
  });
});
