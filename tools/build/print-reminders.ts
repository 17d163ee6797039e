import { loadEnv } from 'vite';
import { readEnvironment } from '../../src/app/composition/environment.ts';
import { productionReminders } from './hosting/production-reminders.ts';

/* The end of `npm run deploy`. */
const environment = readEnvironment(loadEnv('production', process.cwd()));
if (environment.backend === 'firebase') {
  for (const reminder of productionReminders(environment.firebase))
    console.log(`Still to do, unless it is done: ${reminder}`);
}
