/** The token that makes the caller an administrator of the emulators. */
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Sends an emulator a request that no rule is applied to. */
export async function postAsOwner(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: OWNER, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
