import { type FullSdk, openFullSdk } from 'builtin-firestore/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoth, type BothFirestores, type Firestore } from './both-firestores.ts';
import { LIVE_BEHAVIOURS, LIVE_RULES } from './live-behaviours.ts';
import { createScene, type Heard, type Scene } from './live-scene.ts';

let both: BothFirestores;
let full: { readonly official: FullSdk; readonly builtin: FullSdk };

async function open({ host }: Firestore): Promise<FullSdk> {
  const { hostname, port } = new URL(`http://${host}`);
  return openFullSdk(hostname, Number(port));
}

beforeAll(async () => {
  both = await startBoth();
  await Promise.all([both.official, both.builtin].map((one) => one.putRules(LIVE_RULES)));
  full = { builtin: await open(both.builtin), official: await open(both.official) };
}, 120_000);
afterAll(async () => {
  await full.official.close();
  await full.builtin.close();
  await Promise.all([both.official.stop(), both.builtin.stop()]);
});

async function play(
  kind: 'official' | 'builtin',
  behaviour: (scene: Scene) => Promise<readonly Heard[]>,
): Promise<readonly unknown[]> {
  await both[kind].clear();
  const scene = createScene(both[kind], full[kind], 'ada');
  const heard = await behaviour(scene);
  scene.end();
  return heard.map(({ told }) => told);
}

test.each(Object.entries(LIVE_BEHAVIOURS))(
  'both tell the same: %s',
  { timeout: 60_000 },
  async (_, behaviour) => {
    const [official, builtin] = await Promise.all([play('official', behaviour), play('builtin', behaviour)]);
    expect(builtin).toEqual(official);
  },
);
