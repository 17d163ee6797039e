/**
 * The chunks that are loaded after a page works, by name: the modules that are imported, each with its own imports.
 * Paths are from the repository's root.
 */
export const LOADED_TOGETHER = {
  product: ['src/app/composition/assemble-product.ts', 'adapters/firebase/firebase-adapters.ts'],
  router: ['src/app/open-product.tsx'],
  'signed-in': ['src/app/frame/signed-in-frame.tsx', 'src/features/members/dashboard/dashboards.tsx'],
} as const;
