import * as fc from 'fast-check';
import { typedLines, typedText } from '#domain/shared/typed-text.ts';
import { describe, expect, test } from 'vitest';
import { aMemoryStage, PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { isPlainName, isVisibleName } from '#domain/shared/people/name.ts';
import { hostileText } from './hostile-text.ts';
import { TRIALS } from './trials.ts';
import { CALL_FORM } from '#domain/rides/model/customers/call.builder.ts';
import { parseCall } from '#domain/rides/model/customers/call.ts';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { detailsPath, SETTINGS_PATH } from '#domain/rides/model/stored/ride-paths.ts';
import { createPhoneBooking } from '#domain/rides/services/phone-booking.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';

const address = fc.oneof(
  hostileText(),
  fc.tuple(hostileText(), hostileText()).map((both) => both.join('@')),
  fc.emailAddress(),
  fc.constantFrom(
    'a+b@example.com',
    ' UPPER@Example.COM ',
    'a%2fb@example.com',
    'a/b@example.com',
    'a@münchen.de',
  ),
);

describe('hostile texts', { timeout: 60_000 }, () => {
  test('hostile texts register a person within the limits, or are refused with a reason and leave nothing', async () => {
    const { world, register } = await aReviewStage();
    await fc.assert(
      fc.asyncProperty(
        hostileText(),
        address,
        fc.constantFrom('passenger', 'driver', 'admin', '__proto__'),
        async (name, email, role) => {
          const registered = await register({ name, email, password: PASSWORD, role, language: 'en' });
          const typed = email.trim().toLowerCase();
          const uid = world.identities.find(typed)?.uid;
          const [profile, entry] = [`users/${uid}`, `accountDirectory/${typed}`].map((path) =>
            world.documents.read(path),
          );
          // Any gap between words is stored as one space.
          const shown = name.trim().replace(/\p{Zs}+/gu, ' ');
          const isName = isVisibleName(name) && isPlainName(shown) && shown.length <= 100;
          const stored = {
            profile: expect.objectContaining({ name: shown, email: typed, role, status: 'pending' }),
            entry: { gate: 'pending', uid },
          };
          expect(!registered.ok || (isName && typed.length <= 254)).toBe(true);
          expect(registered.ok ? { profile, entry } : null).toEqual(registered.ok ? stored : null);
          expect(registered.ok ? 'registered' : registered.error.code).toMatch(
            /^(registered|name-|email-|address-unusable|role-not|admin-reg|provider$)/,
          );
        },
      ),
      { numRuns: TRIALS.registrations },
    );
  });

  test('hostile texts within the limit are stored as reasons, and the mail contains only role, status, address and reason', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText(), hostileText(), async (reason, name) => {
        const stage = await aReviewStage({ status: 'pending', name });
        const decided = await stage.accountDecisions.decide(stage.seen(), { kind: 'reject', reason });
        const { review, mail } = stage.traceOf(1);
        const words = typedLines(reason);
        const said = words === '' ? {} : { reason: words };
        const { email, role } = stage.person;
        const data = { role, status: 'rejected', ...said };
        const dueAt = stage.clock.now();
        const expected = { to: email, dueAt, template: { name: 'account-rejected', data } };
        const isTooLong = words.length > 500;
        expect(decided.ok ? 'decided' : decided.error.code).toMatch(
          isTooLong ? /^reason-too-long$/ : /^decided$/,
        );
        expect(mail).toEqual(decided.ok ? expected : null);
        expect(review === null ? null : review['reason']).toBe(decided.ok ? said.reason : null);
      }),
      { numRuns: TRIALS['rejections and their mails'] },
    );
  });
});

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
