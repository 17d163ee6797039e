/** The headers of a request to which the emulators apply no rule. */
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Sends an emulator a request to which no rule applies. Throws if the emulator refuses it. */
export async function postAsOwner(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: OWNER, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
