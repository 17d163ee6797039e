import { describe, expect, it } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import type { Fetch } from '../rest/json-call.ts';
import { anOldProject, OLD_CUSTOMER, PROMISED } from './old-project.builder.ts';
import { aRideWith, storedFields } from './old-ride.builder.ts';

describe('a change by another client while the command runs', () => {
  /** Somebody else's change just before the first commit that writes this path. */
  const meanwhile = (path: string, change: () => Promise<void>): Fetch => {
    let isFirst = true;
    return async (url, init) => {
      if (isFirst && url.endsWith(':commit') && String(init.body).includes(`/${path}"`)) {
        isFirst = false;
        await change();
      }
      return fetch(url, init);
    };
  };

  it.each([
    {
      path: 'rides/words',
      theirs: aRideWith('cancelled', [{ did: 'cancel', by: 'u-ada', why: 'incident' }]),
      brought: { state: 'cancelled' },
    },
    {
      path: 'customers/Cara1',
      theirs: { ...OLD_CUSTOMER, phone: '555-0142', rides: ['their'] },
      brought: { phone: '555-0142', rides: ['their', 'call'] },
    },
    {
      path: 'drivers/u-dario',
      theirs: storedFields(aStoredShift({ slots: { later1: 'theirs' }, claim: 'later1' })),
      brought: { slots: { later1: 'theirs', later2: 'promised' } },
    },
    {
      path: 'rides/promised',
      theirs: aRideWith('accepted', [
        { did: 'reserve', by: 'u-dario' },
        { did: 'edit', by: 'u-ada' },
      ]),
      brought: { rev: 2 },
    },
  ])(
    'a change of $path is kept and reported, and the next run goes on from it',
    async ({ path, theirs, brought }) => {
      const { putAll, stored, fieldsOf, bring } = await anOldProject();
      await putAll({ 'rides/theirs': path.startsWith('drivers/') ? PROMISED : aRideWith('requested') });
      let changed: unknown;
      const change = async () => {
        await putAll({ [path]: theirs });
        changed = await stored(path);
      };
      const run = await bring([], meanwhile(path, change));
      expect(run.printed).toContainEqual(
        expect.stringMatching(/^skipped .*: it was changed while this command ran: run it again$/),
      );
      expect(await stored(path)).toEqual(changed);
      expect(await bring()).toMatchObject({ exitCode: 0 });
      expect((await fieldsOf(path))[0]).toMatchObject(brought);
      expect((await fieldsOf('rides/call'))[0]).toMatchObject({ rider: 'caller-call' });
      expect((await bring()).printed.slice(1)).toEqual(['Nothing to change.']);
    },
  );
});
