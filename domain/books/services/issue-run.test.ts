import { expect, test } from 'vitest';
import { billOf, lineOf } from '../model/papers/paper.builder.ts';
import type { BillError } from './bill-error.ts';
import { createIssueRun, type IssueProgress } from './issue-run.ts';
import { fail, succeed } from '../../shared/result.ts';

const LINES = [lineOf('Ride0000000000000001')];
const DRAFTS = ['1', '2', '3'].map((id) => billOf(LINES, { id }));

/** The last progress and the end of a run in which the second draft fails with this code. */
async function issued(code: BillError['code']) {
  const issue = async (draft: (typeof DRAFTS)[number]) =>
    draft.id === '2' ? fail({ code } as BillError) : succeed(draft);
  const seen: IssueProgress[] = [];
  const control = { onProgress: (one: IssueProgress) => seen.push(one), isStopped: () => false };
  const ended = await createIssueRun({ firmBills: { issue } }).issue(DRAFTS, control);
  return { ...seen.at(-1), ended };
}

test.each(['bill-changed', 'permission-denied', 'unexpected'] as const)(
  'a draft that fails with %s is left, and the drafts after it are issued',
  async (code) => {
    expect(await issued(code)).toEqual({ issued: 2, passed: 1, ended: succeed('done') });
  },
);

test.each(['network', 'unavailable', 'session-expired', 'no-firm', 'no-time-zone'] as const)(
  'the failure %s ends the run, since the next drafts would meet it, too',
  async (code) => {
    expect(await issued(code)).toEqual({ issued: 1, passed: 0, ended: fail({ code }) });
  },
);
