import { describeClock } from '#adapters/contracts/clock.contract.ts';
import { systemClock } from './system-clock.ts';

describeClock('the device', () => systemClock);
