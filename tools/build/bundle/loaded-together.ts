/**
 * The entry modules of the chunks that are loaded after a page works, by the chunk's name. A module that several chunks
 * need is in the first of them. Pages behind sign-in need no entry here, because `chunkGroups` finds what they share.
 */
export const LOADED_TOGETHER = {
  product: ['src/app/composition/assemble-product.ts', 'adapters/firebase/firebase-adapters.ts'],
  router: ['src/app/open-product.tsx'],
  toast: ['src/ui/feedback/toast-view.tsx'],
  'signed-in': ['src/app/frame/signed-in-frame.tsx'],
  dialog: ['src/ui/feedback/dialog.tsx'],
  feed: ['adapters/firebase/listening/open-account-feed.ts'],
} as const;

/** The files with the routes behind sign-in, by the role of their pages. */
export const ROUTES = {
  passenger: 'src/app/routes/passenger-routes.tsx',
  driver: 'src/app/routes/driver-routes.tsx',
  admin: 'src/app/routes/admin-routes.tsx',
  everybody: 'src/app/routes/signed-in-routes.tsx',
} as const;

/** The modules that pages request together, and only when they need them, by the chunk's name. */
export const LOADED_ON_DEMAND = {
  orders: ['src/app/composition/order-composition.ts', 'adapters/records/rides/order-repository.ts'],
} as const;

/** The modules that routes load with all pages of a capability (`rides`), or only with one role's (`admin-rides`). */
export const LOADED_WITH_PAGES = {
  rides: ['domain/rides/services/ride-services.ts', 'adapters/firebase/open-firebase-rides.ts'],
  'admin-accounts': [
    'domain/accounts/services/review-services.ts',
    'adapters/records/accounts/review-repository.ts',
  ],
  'admin-rides': ['src/app/composition/desk-composition.ts', 'adapters/firebase/open-firebase-dispatch.ts'],
} as const;
