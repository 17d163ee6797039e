import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startFirestoreBackend } from '#backend/firestore-backend.ts';
import { createLifecycle } from '#backend/lifecycle.ts';
import { freePort } from '#backend/port.ts';
import { readSettings } from '#backend/settings.ts';
import type { MailIdentity } from '../../functions/src/mail-message.ts';
import { bundleSender } from '../../tools/build/sender/bundle-sender.ts';
import { createFirestoreClient, type FirestoreClient } from '../../tools/operations/rest/firestore-client.ts';
import { createJsonCall } from '../../tools/operations/rest/json-call.ts';
import { ownerBearer } from '../../tools/operations/rest/owner-bearer.ts';
import { deployFunction, triggerOf, type DeployedFunction } from './deployed-function.ts';
import { registerTrigger, startDelivery, takeEvents, type Delivery, type Triggered } from './triggers.ts';
import { watchDocuments } from './watched-documents.ts';

export interface Deployment {
  readonly firestore: FirestoreClient;
  readonly delivery: Delivery;
  /** The function that the bundle exports under this name. */
  functionNamed(name: string): DeployedFunction;
  /** Calls a function as Cloud Scheduler does. Resolves to the status of the answer. */
  tick(name: string): Promise<number | null>;
  stop(): Promise<void>;
}

const FIRM: MailIdentity = {
  from: 'no-reply@taxi.example',
  name: 'Taxi Example',
  replyTo: 'office@taxi.example',
  language: 'en',
};

const BUNDLE = resolve('.cache', 'functions');

/**
 * Deploys all functions that `npm run deploy` builds, each under Google's Functions Framework, with a Firestore that
 * triggers them. `secrets` are the variables that Cloud Functions sets from the project's secrets.
 */
export async function deployFunctions(
  project: string,
  publicKey: string,
  secrets: Readonly<Record<string, string>>,
): Promise<Deployment> {
  const lifecycle = createLifecycle(console.error);
  const [firestorePort, eventsPort] = [await freePort(), await freePort()];
  await bundleSender(
    { region: 'us-central1', push: { publicKey, contact: 'mailto:a@example.com' }, mail: FIRM },
    join(BUNDLE, 'dist'),
  );
  await mkdir(BUNDLE, { recursive: true });
  await copyFile('functions/package.json', join(BUNDLE, 'package.json'));
  const bundle: object = await import(pathToFileURL(join(BUNDLE, 'dist', 'cloud-functions.js')).href);

  const wish = { ...readSettings(process.env), firestorePort, eventsTo: `127.0.0.1:${eventsPort}` };
  const { host, kind } = await startFirestoreBackend(wish, process.env, lifecycle);
  const env = { ...secrets, GCLOUD_PROJECT: project, FIRESTORE_EMULATOR_HOST: host };

  const deployed = new Map<string, DeployedFunction>();
  const triggered = new Map<string, Triggered>();
  for (const [name, exported] of Object.entries(bundle)) {
    const trigger = triggerOf(exported);
    const one = deployFunction(name, trigger === undefined ? 'http' : 'cloudevent', BUNDLE, env);
    lifecycle.own(one.kill);
    deployed.set(name, one);
    if (trigger !== undefined) triggered.set(name, { trigger, deployed: one });
  }
  const delivery = startDelivery(triggered);
  lifecycle.own(delivery.stop);
  if (kind === 'official') lifecycle.own(await takeEvents(eventsPort, delivery));
  for (const [name, { trigger }] of triggered) {
    if (kind === 'official') await registerTrigger(host, project, name, trigger);
    else lifecycle.own(watchDocuments(host, project, trigger, (event) => void delivery.deliver(name, event)));
  }

  const functionNamed = (name: string) => {
    const found = deployed.get(name);
    if (found === undefined) throw new Error(`The bundle exports no function ${name}.`);
    return found;
  };
  const call = createJsonCall((url, init) => fetch(url, init), ownerBearer);
  return {
    firestore: createFirestoreClient(`http://${host}`, project, call),
    delivery,
    functionNamed,
    tick: (name) =>
      functionNamed(name).call(
        {
          'user-agent': 'Google-Cloud-Scheduler',
          'x-cloudscheduler': 'true',
          'x-cloudscheduler-jobname': `firebase-schedule-${name}-us-central1`,
          'x-cloudscheduler-scheduletime': new Date().toISOString(),
        },
        '',
      ),
    stop: lifecycle.stopAll,
  };
}
