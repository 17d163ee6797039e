import { describe, expect, test } from 'vitest';
import { createMemoryWorld } from '#adapters/memory/memory-world.ts';
import { PRODUCT_RULES } from '#adapters/memory/product-rules.builder.ts';
import { composeProduct } from './compose-product.ts';
import { ACCOUNT_SERVICES } from '#domain/accounts/services/account-services.ts';
import { ACCOUNT_FORM_SERVICES } from '#domain/accounts/services/account-form-services.ts';
import { createPeople } from '#domain/accounts/services/people.ts';
import { BOOK_SERVICES } from '#domain/books/services/book-services.ts';
import { DISPATCH_SERVICES } from '#domain/rides/services/dispatch-services.ts';
import { IMPORT_SERVICES } from '#domain/rides/services/import-services.ts';
import { ORDER_SERVICES } from '#domain/rides/services/order-services.ts';
import { REVIEW_SERVICES } from '#domain/accounts/services/review-services.ts';
import { RIDE_SERVICES } from '#domain/rides/services/ride-services.ts';

function product() {
  return composeProduct(createMemoryWorld({ rules: PRODUCT_RULES }).openBrowser().openTab());
}

const MODULES = import.meta.glob<Record<string, unknown>>(
  ['../../../domain/*/services/*.ts', '!../../../domain/*/services/*.{test,builder}.ts'],
  { eager: true },
);

function unlistedIn(modules: typeof MODULES): readonly string[] {
  const lists = [
    ...Object.values(ACCOUNT_SERVICES),
    ...Object.values(ACCOUNT_FORM_SERVICES),
    ...Object.values(REVIEW_SERVICES),
    ...Object.values(RIDE_SERVICES),
    ...Object.values(DISPATCH_SERVICES),
    ...Object.values(ORDER_SERVICES),
    ...Object.values(IMPORT_SERVICES),
    ...Object.values(BOOK_SERVICES),
    // This service loads with the services of dispatch, because pages of rides name people.
    createPeople,
  ];
  const listed = new Set<unknown>(lists);
  return Object.entries(modules).flatMap(([file, exported]) =>
    Object.keys(exported)
      .filter((name) => name.startsWith('create') && !listed.has(exported[name]))
      .map((name) => `${file}: no list of services has ${name}`),
  );
}

describe('the composition root', () => {
  test('the container creates every service of accounts', () => {
    const { accounts } = product();
    expect(Object.keys(accounts)).toEqual(Object.keys(ACCOUNT_SERVICES));
    for (const [name, service] of Object.entries(accounts)) expect(service, name).toBeTruthy();
  });

  test('the services of rides load on request, once, with the session of accounts', async () => {
    const { accounts, rides, dispatch, orders, imports } = product();
    expect(rides.loaded()).toBeNull();
    const loaded = await rides.load();
    expect(Object.keys(loaded)).toEqual(Object.keys(RIDE_SERVICES));
    expect(rides.loaded()).toBe(loaded);
    expect(await rides.load()).toBe(loaded);
    expect(Object.keys(await dispatch.load())).toEqual([...Object.keys(DISPATCH_SERVICES), 'people']);
    expect(Object.keys(await orders.load())).toEqual(Object.keys(ORDER_SERVICES));
    expect(Object.keys(await imports.load())).toEqual(Object.keys(IMPORT_SERVICES));
    expect(accounts.session.current().state).not.toBe('signed-in');
    expect(await loaded.rideBooking.open()).toMatchObject({ ok: false, error: { code: 'session-expired' } });
  });

  test('the services of reviews load on request, with the session of accounts', async () => {
    const { accounts, review } = product();
    expect(review.loaded()).toBeNull();
    const { reviewQueue, ...others } = await review.load();
    expect(Object.keys({ reviewQueue, ...others })).toEqual(Object.keys(REVIEW_SERVICES));
    expect(accounts.session.current().state).not.toBe('signed-in');
    expect(await reviewQueue.count('pending')).toMatchObject({ error: { code: 'session-expired' } });
  });

  test('no service is missing from the lists', () => {
    expect(unlistedIn(MODULES)).toEqual([]);
  });

  test('a service that is missing from the lists is named with its file', () => {
    expect(unlistedIn({ 'services/planted.ts': { createPlanted: () => {}, other: () => {} } })).toEqual([
      'services/planted.ts: no list of services has createPlanted',
    ]);
  });
});
