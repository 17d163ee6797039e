/**
 * The chunks that are loaded after a page works, by name: the modules that are imported, each with its own imports. What
 * stands in an earlier one is left out of a later one. Paths are from the repository's root.
 */
export const LOADED_TOGETHER = {
  product: ['src/app/composition/assemble-product.ts', 'adapters/firebase/firebase-adapters.ts'],
  router: ['src/app/open-product.tsx'],
  toast: ['src/ui/feedback/toast-view.tsx'],
  // With the parts that nearly every page within the frame is made of.
  'signed-in': [
    'src/app/frame/signed-in-frame.tsx',
    'src/ui/page/section.tsx',
    'src/ui/page/titled-page.tsx',
    'src/ui/actions/route-link.tsx',
    'src/ui/actions/retry-button.tsx',
    'src/ui/data/badge.tsx',
    'src/ui/data/double-press.ts',
    'src/ui/feedback/lazy-dialog.tsx',
    'src/ui/fields/checkbox.tsx',
    'src/ui/fields/select.tsx',
    'src/core/forms/record-id.ts',
    'src/words/dashboard-copy.ts',
  ],
  // On public pages, too, but late.
  dialog: ['src/ui/feedback/dialog.tsx'],
  // What watches something, which accounts and rides share.
  feed: ['adapters/firebase/listening/open-account-feed.ts'],
  // Which clock a page shows: pages of accounts have it without the rides. So do their lists that change by themselves.
  zone: [
    'src/ui/zone/in-service-zone.tsx',
    'domain/rides/model/time/wall-time.ts',
    'src/ui/data/held-rows.ts',
    'src/ui/data/use-settling.ts',
    'src/ui/feedback/silence-note.tsx',
  ],
  // What pages of several roles show.
  rides: [
    'domain/rides/services/ride-services.ts',
    'adapters/firebase/listening/open-listening-rides.ts',
    'domain/rides/model/booking/ride-details.ts',
    'src/rides/shared/use-concurrent-steps.tsx',
    'src/rides/shared/live/use-ride-feed.ts',
    'src/rides/shared/use-ride-error-text.ts',
    'src/rides/shared/ride-facts.tsx',
  ],
  // On the pages of one ride: neither the board nor a driver's dashboard has it.
  timeline: ['src/rides/shared/ride-timeline.tsx'],
  // What only administrators' pages of rides do.
  dispatch: [
    'domain/rides/services/dispatch-services.ts',
    'adapters/records/rides/customer-repository.ts',
    'src/rides/shared/use-dispatch.ts',
  ],
  // On the pages whose rides change while one looks: not with those of past rides.
  live: [
    'src/rides/shared/live/use-server-time.ts',
    'src/rides/shared/live/use-chime.ts',
    'src/rides/shared/call-links.tsx',
  ],
  // How a ride is booked or edited, by its passenger and by dispatch, whose dialogs would load the passenger's pages.
  trip: [
    'src/rides/shared/trip/trip-form-fields.ts',
    'src/core/forms/tab-draft.ts',
    'src/rides/shared/trip/place-field.tsx',
    'src/rides/shared/trip/pick-up-field.tsx',
    'src/rides/shared/trip/trip-fields.tsx',
    'domain/rides/model/booking/trip.ts',
  ],
  // Both without the lists of past rides, which share their parts with the lists of administrators.
  passenger: [
    'src/rides/booking/desk/passenger-dashboard-screen.tsx',
    'src/rides/booking/history/ride-screen.tsx',
  ],
  driver: [
    'src/rides/driving/dashboard/driver-dashboard-screen.tsx',
    'src/rides/driving/drives/drive-screen.tsx',
  ],
  // What administrators do with rides; its dialogs load with the first question.
  board: ['src/rides/dispatch/board/board.tsx'],
} as const;
