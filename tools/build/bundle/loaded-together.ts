/**
 * The entry modules of the chunks that are loaded after a page works, by the chunk's name. A module that several of
 * them need is in the first. Pages behind sign-in need no entry: `chunkGroups` sees in the routes what they share.
 */
export const LOADED_TOGETHER = {
  product: ['src/app/composition/assemble-product.ts', 'adapters/firebase/firebase-adapters.ts'],
  router: ['src/app/open-product.tsx'],
  toast: ['src/ui/feedback/toast-view.tsx'],
  'signed-in': ['src/app/frame/signed-in-frame.tsx'],
  dialog: ['src/ui/feedback/dialog.tsx'],
  feed: ['adapters/firebase/listening/open-account-feed.ts'],
} as const;

/** The files of routes behind sign-in, by the role of their pages. */
export const ROUTES = {
  passenger: 'src/app/routes/passenger-routes.tsx',
  driver: 'src/app/routes/driver-routes.tsx',
  admin: 'src/app/routes/admin-routes.tsx',
  everybody: 'src/app/routes/signed-in-routes.tsx',
} as const;

/** The modules that pages request together when they are needed, by the chunk's name. */
export const LOADED_ON_DEMAND = {
  orders: ['src/app/composition/order-composition.ts', 'adapters/records/rides/order-repository.ts'],
} as const;

/** The modules that the routes' loaders request with the pages of a capability, or with those of a role alone. */
export const LOADED_WITH_PAGES = {
  rides: ['domain/rides/services/ride-services.ts', 'adapters/firebase/open-firebase-rides.ts'],
  'admin-accounts': [
    'domain/accounts/services/review-services.ts',
    'adapters/records/accounts/review-repository.ts',
  ],
  'admin-rides': ['src/app/composition/desk-composition.ts', 'adapters/firebase/open-firebase-dispatch.ts'],
} as const;
