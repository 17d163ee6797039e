/**
 * The chunks that are loaded after a page works, by name: the modules that are imported, each with its own imports. What
 * stands in an earlier one is left out of a later one. Paths are from the repository's root.
 */
export const LOADED_TOGETHER = {
  product: ['src/app/composition/assemble-product.ts', 'adapters/firebase/firebase-adapters.ts'],
  router: ['src/app/open-product.tsx'],
  // With the parts that nearly every page within the frame is made of.
  'signed-in': [
    'src/app/frame/signed-in-frame.tsx',
    'src/ui/page/section.tsx',
    'src/ui/actions/route-link.tsx',
    'src/ui/data/badge.tsx',
  ],
  rides: ['src/app/composition/compose-rides.ts', 'adapters/firebase/open-ride-ports.ts'],
  passenger: [
    'src/features/passengers/passenger-dashboard.tsx',
    'src/features/passengers/history/rides-page.tsx',
    'src/features/passengers/history/ride-page.tsx',
  ],
  driver: [
    'src/features/drivers/dashboard/driver-dashboard-route.tsx',
    'src/features/drivers/drives/drives-route.tsx',
    'src/features/drivers/drives/drive-route.tsx',
  ],
} as const;
