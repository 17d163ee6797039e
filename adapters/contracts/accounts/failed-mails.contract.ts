import { describe, expect, it } from 'vitest';
import { sendAgainBatch } from '#domain/accounts/model/failed-mail.ts';
import { failedAt } from '#domain/accounts/model/mail-delivery.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeAccount, arrangeAdmin } from '../stage/arranged-account.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

/** The mails that were given up. They are newer than the mails of other tests in the same world. */
export function describeFailedMails(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const DECIDED = { fields: { reviewCount: 1 } };
  const to = 'penny@example.com';
  const template = { name: 'account-approved', data: { role: 'passenger', status: 'approved' } };

  describe('the mails that were given up', () => {
    it('only mails that were given up are listed, newest first, until they are to be sent again', async () => {
      const [first, second] = [
        await arrangeAccount(world(), DECIDED),
        await arrangeAccount(world(), DECIDED),
      ];
      const ids = [`${first.uid}_1`, `${second.uid}_1`, `${first.uid}_0`];
      const at = Date.parse('2100-01-01T00:00:00Z');
      const [old = '', newer = '', sent = ''] = ids;
      await world().documents.write({
        [`mail/${old}`]: {
          to,
          template,
          attempts: 8,
          mayHaveArrived: 8,
          ...failedAt(new Date(at), 'server'),
        },
        [`mail/${newer}`]: {
          to,
          template,
          attempts: 1,
          mayHaveArrived: 0,
          ...failedAt(new Date(at + 1000), 'address'),
        },
        [`mail/${sent}`]: { to, template, state: 'sent', triedAt: new Date(at) },
      });
      const { reviews, records } = (await openTabAs(world(), await arrangeAdmin(world()))).tab;
      const listed = async () =>
        valueOf(await reviews.failedMails()).mails.flatMap(({ id, failure }) =>
          ids.includes(id) ? [[id, failure]] : [],
        );
      expect(await listed()).toEqual([
        [newer, 'address'],
        [old, 'server'],
      ]);
      valueOf(await records.commit(sendAgainBatch(newer)));
      expect(await listed()).toEqual([[old, 'server']]);
      expect(await world().documents.read(`mail/${newer}`)).toEqual({
        to,
        template,
        state: 'waiting',
        attempts: 0,
        mayHaveArrived: 0,
        triedAt: new Date(at + 1000),
        dueAt: expect.any(Date),
      });
      expect(errorOf(await records.commit(sendAgainBatch(newer)))).toEqual({ code: 'permission-denied' });
      valueOf(await records.commit(sendAgainBatch(old)));
    });

    it('the mail of a decision is not sent again after a later decision', async () => {
      const { uid } = await arrangeAccount(world(), { fields: { reviewCount: 2 } });
      const failed = {
        to,
        template,
        attempts: 8,
        mayHaveArrived: 0,
        ...failedAt(new Date(2099, 0), 'server'),
      };
      await world().documents.write({ [`mail/${uid}_1`]: failed, [`mail/${uid}_2`]: failed });
      const { records } = (await openTabAs(world(), await arrangeAdmin(world()))).tab;
      expect(errorOf(await records.commit(sendAgainBatch(`${uid}_1`)))).toEqual({
        code: 'permission-denied',
      });
      valueOf(await records.commit(sendAgainBatch(`${uid}_2`)));
    });

    it('a passenger reads no mails that were given up', async () => {
      const { reviews } = (await openTabAs(world(), await arrangeAccount(world()))).tab;
      expect(errorOf(await reviews.failedMails())).toEqual({ code: 'permission-denied' });
    });
  });
}
