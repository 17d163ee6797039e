import type { MemoryNetwork } from '#adapters/memory/memory-network.ts';
import { succeed } from '#domain/shared/result.ts';
import { settle } from './device.ts';
import { isServerFault, type Fault } from './fault.ts';
import type { ActionOutcome, ProductRequest, Scene, Shown } from './product-request.ts';
import { SERVER_ANSWERS } from './server-answer.ts';

/** The outcome of one request with one fault. */
export interface Finding {
  readonly shown: Shown;
  /** The failure, from which its text is made. */
  readonly error: ActionOutcome['error'];
  readonly stored: string;
  /** Whether the person had to wait for the outcome. */
  readonly waited: boolean;
  /** Whether the fault happened. If not, it could still hit a later request. */
  readonly happened: boolean;
  readonly wentOn: Shown;
  readonly atLast: string;
}

/** Holds requests back, and lets them pass round by round. */
function createPace(network: MemoryNetwork) {
  let release = network.hold();
  return {
    async letRoundPass() {
      const open = release;
      release = network.hold();
      open();
      await settle();
    },
    letAllPass: () => release(),
  };
}

function inject(network: MemoryNetwork, { kind, server, lasting = 1 }: ProductRequest, fault: Fault): void {
  if (isServerFault(fault)) {
    for (let time = 0; time < lasting; time += 1) network.refuseNext(kind, SERVER_ANSWERS[server][fault]);
  } else if (fault === 'offline') network.goOffline();
  else if (fault === 'lost-request') network.loseNextRequest(kind);
  // The request of a closed tab may still arrive, but its answer is lost.
  else if (fault !== 'slow') network.loseNextAnswer(kind);
}

async function goOn(request: ProductRequest, scene: Scene, fault: Fault): Promise<Shown> {
  const way = request.cells[fault].goesOn;
  if (way === 'wait') return 'success';
  const take = scene.ways[way];
  if (take === undefined) throw new Error(`${request.id} has no way "${way}"`);
  const product = fault === 'left-midway' ? await scene.reopen() : scene.product();
  return (await take(product)).shown;
}

/** Sends the request in a world of its own. Only this request gets the fault. Then recovers as the person would. */
export async function runCell(request: ProductRequest, fault: Fault): Promise<Finding> {
  const scene = await request.open();
  const { network } = scene;
  const pace = createPace(network);
  let outcome: ActionOutcome | null = null;
  const acting = scene.act().then((known) => {
    outcome = known;
    return known;
  });
  await settle();
  for (let round = 0; round < scene.before; round += 1) await pace.letRoundPass();
  const waited = outcome === null;
  inject(network, request, fault);
  if (fault === 'left-midway') {
    await pace.letRoundPass();
    scene.close();
  } else pace.letAllPass();
  const { shown, error }: ActionOutcome =
    fault === 'left-midway' ? { shown: 'nothing', error: null } : await acting;
  const stored = await scene.stored();
  network.goOnline();
  const happened = fault === 'left-midway' || (await network.send(request.kind, 'probe', () => succeed())).ok;
  const wentOn = await goOn(request, scene, fault);
  return { shown, error, stored, waited, happened, wentOn, atLast: await scene.stored() };
}
