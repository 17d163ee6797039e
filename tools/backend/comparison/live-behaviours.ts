import type { Heard, Query, QueryConstraint, Scene } from './live-scene.ts';

export const LIVE_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /open/{id} { allow read; }
  match /gated/{id} { allow read: if exists(/databases/$(d)/documents/members/$(request.auth.uid)); }
} }`;

const open = ({ sdk, client }: Scene, ...constraints: QueryConstraint[]): Query =>
  sdk.query(sdk.collection(client, 'open'), ...constraints);

/** What happens, and what a listener hears of it. Every step waits until it has been heard. */
export const LIVE_BEHAVIOURS: Readonly<Record<string, (scene: Scene) => Promise<readonly Heard[]>>> = {
  'a limit refills, and order lets documents in and out': async (scene) => {
    await scene.write({ 'open/a': { n: 1 }, 'open/b': { n: 2 }, 'open/c': { n: 3 } });
    const heard = scene.hearQuery(open(scene, scene.sdk.orderBy('n'), scene.sdk.limit(2)));
    await heard.times(1);
    await scene.write({ 'open/a': null });
    await heard.times(2);
    await scene.write({ 'open/first': { n: 0 } });
    await heard.times(3);
    await scene.write({ 'open/first': { n: 9 } });
    await heard.times(4);
    return [heard];
  },
  'a filter lets documents in and out': async (scene) => {
    const heard = scene.hearQuery(open(scene, scene.sdk.where('shown', '==', true)));
    await heard.times(1);
    await scene.write({ 'open/a': { shown: true } });
    await heard.times(2);
    await scene.write({ 'open/a': { shown: true, n: 1 }, 'open/b': { shown: false } });
    await heard.times(3);
    await scene.write({ 'open/a': { shown: false }, 'open/b': { shown: true } });
    await heard.times(4);
    return [heard];
  },
  'a missing document appears, changes and disappears': async (scene) => {
    const heard = scene.hearDocument('open/a');
    await heard.times(1);
    await scene.write({ 'open/a': { n: 1 } });
    await heard.times(2);
    await scene.write({ 'open/a': { n: 2 } });
    await heard.times(3);
    await scene.write({ 'open/a': null });
    await heard.times(4);
    return [heard];
  },
  'who may not read is refused': async (scene) => {
    const document = scene.hearDocument('gated/a');
    const query = scene.hearQuery(scene.sdk.collection(scene.client, 'gated'));
    await Promise.all([document.times(1), query.times(1)]);
    return [document, query];
  },
  'permission is lost with the next commit to what is heard': async (scene) => {
    await scene.write({ 'members/ada': {}, 'gated/a': { n: 1 }, 'gated/b': { n: 1 } });
    const document = scene.hearDocument('gated/a');
    const query = scene.hearQuery(scene.sdk.collection(scene.client, 'gated'));
    await Promise.all([document.times(1), query.times(1)]);
    await scene.write({ 'members/ada': null });
    await scene.write({ 'gated/b': { n: 2 } });
    await query.times(2);
    await scene.write({ 'gated/a': { n: 2 } });
    await document.times(2);
    return [document, query];
  },
  'two listeners are told of one commit': async (scene) => {
    const first = scene.hearQuery(open(scene, scene.sdk.where('n', '<', 5)));
    const second = scene.hearQuery(open(scene, scene.sdk.where('n', '>', 2)));
    await Promise.all([first.times(1), second.times(1)]);
    await scene.write({ 'open/a': { n: 1 }, 'open/b': { n: 4 }, 'open/c': { n: 8 } });
    await Promise.all([first.times(2), second.times(2)]);
    await scene.write({ 'open/a': { n: 9 } });
    await Promise.all([first.times(3), second.times(3)]);
    return [first, second];
  },
  'what happened while the network was away is told at once': async (scene) => {
    await scene.write({ 'open/a': { n: 1 }, 'open/b': { n: 2 } });
    const heard = scene.hearQuery(open(scene));
    await heard.times(1);
    await scene.sdk.disableNetwork(scene.client);
    await scene.write({ 'open/a': null, 'open/c': { n: 3 } });
    await scene.write({ 'open/b': { n: 4 } });
    await scene.sdk.enableNetwork(scene.client);
    await heard.times(2);
    await scene.write({ 'open/d': { n: 5 } });
    await heard.times(3);
    return [heard];
  },
};
