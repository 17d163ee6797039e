import { describe } from 'vitest';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { describeActivity } from './activity.contract.ts';
import { describeCursors } from './cursors.contract.ts';
import { describeDecisions } from './decisions.contract.ts';
import { describeFailedMails } from './failed-mails.contract.ts';
import { describeNotes } from './notes.contract.ts';
import { describeQueue } from './queue.contract.ts';
import { describeSearch } from './search.contract.ts';

export function describeReviewRepository(name: string, makeWorld: MakeWorld): void {
  describe(`ReviewRepository on ${name}`, () => {
    describeQueue(makeWorld);
    describeSearch(makeWorld);
    describeCursors(makeWorld);
    describeDecisions(makeWorld);
    describeNotes(makeWorld);
    describeFailedMails(makeWorld);
    describeActivity(makeWorld);
  });
}
