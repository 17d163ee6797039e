import { startChildGroup, type ChildGroup } from './child-group.ts';
import { MAIN_CLASS, type OfficialEmulator } from './find-official.ts';
import { freePort } from './port.ts';
import { LOOPBACK, PROJECT_ID } from './settings.ts';

/** Its messages are English only, whatever the machine speaks. */
const IN_ENGLISH = '-Duser.language=en';

/**
 * Starts the official emulator, without rules: they are loaded through its control endpoint. All of its ports, the
 * websocket's and those it chooses for itself too, are on the host's address.
 */
export async function startOfficial({ jar, java }: OfficialEmulator, port: number): Promise<ChildGroup> {
  const what = [IN_ENGLISH, '-cp', jar, MAIN_CLASS, 'start', `--project_id=${PROJECT_ID}`];
  const where = [`--host=${LOOPBACK}`, `--port=${port}`, `--websocket_port=${await freePort()}`];
  return startChildGroup(java, [...what, ...where], { stdio: 'ignore' });
}
