import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMemoryStage } from '#adapters/memory/memory-stage.builder.ts';
import { CALL_FORM } from '#domain/rides/model/customers/call.builder.ts';
import { parseCall } from '#domain/rides/model/customers/call.ts';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { detailsPath, SETTINGS_PATH } from '#domain/rides/model/stored/ride-paths.ts';
import { createPhoneBooking } from '#domain/rides/services/phone-booking.ts';
import { typedText } from '#domain/shared/typed-text.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { hostileText } from './hostile-text.ts';
import { TRIALS } from './trials.ts';

test(
  'hostile texts of a booking are stored as they were typed but for what is hidden, or refused with a reason',
  { timeout: 60_000 },
  async () => {
    const { world, addAccount, openProduct } = aMemoryStage();
    const settings = defaultSettings('Europe/Berlin');
    world.documents.commit({ [SETTINGS_PATH]: { ...settings } });
    const { tab, enter, session } = openProduct();
    valueOf(await enter(addAccount({ role: 'admin' })));
    const needs = { ...(await tab.openRides()), ...(await tab.openDispatch()), session };
    const booking = createPhoneBooking(needs);
    const { clock } = needs;
    const named = fc.oneof(hostileText(), fc.constant(CALL_FORM.name));
    const codes = new Set<string>();
    let booked = 0;
    await fc.assert(
      fc.asyncProperty(hostileText(), hostileText(), hostileText(), named, async (from, to, note, name) => {
        const form = { ...CALL_FORM, name, from: { text: from }, to: { text: to }, note };
        const call = parseCall(form, { settings, now: clock.now() });
        for (const { code } of call.ok ? [] : call.error) codes.add(code);
        if (!call.ok) return;
        booked += 1;
        const id = String(booked).padStart(20, '0');
        valueOf(await booking.book(id, call.value, { settings, caller: null }));
        const [start, end] = [from, to].map((text) => ({ text: typedText(text) }));
        expect(world.documents.read(detailsPath(id))).toMatchObject({
          from: start,
          to: end,
          note: typedText(note),
        });
      }),
      { numRuns: TRIALS['bookings by phone'] },
    );
    expect(booked).toBeGreaterThan(0);
    expect([...codes].filter((code) => !/^(name|place|note|same)-/.test(code))).toEqual([]);
  },
);
