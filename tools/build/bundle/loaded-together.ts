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
    'src/ui/page/full-height-page.tsx',
    'src/ui/page/titled-page.tsx',
    'src/ui/actions/route-link.tsx',
    'src/ui/actions/retry-button.tsx',
    'src/ui/data/badge.tsx',
    'src/ui/data/double-press.ts',
    'src/ui/feedback/late-dialog.tsx',
    'src/ui/fields/checkbox.tsx',
    'src/ui/fields/select.tsx',
    'src/core/forms/record-id.ts',
    'src/copy/dashboard.ts',
  ],
  // On public pages, too, but late.
  dialog: ['src/ui/feedback/dialog.tsx', 'src/ui/feedback/dialog-actions.tsx'],
  // What watches something, which accounts and rides share.
  feed: ['adapters/firebase/listening/open-account-feed.ts'],
  // What pages of several roles show.
  rides: [
    'domain/rides/services/ride-services.ts',
    'adapters/firebase/listening/open-listening-rides.ts',
    'domain/rides/model/ride/edits-of.ts',
    'src/core/rides/is-overtaken.ts',
    'src/ui/rides/meanwhile/use-others-first.ts',
    'src/ui/rides/meanwhile/news-box.tsx',
    'src/core/rides/use-ride-feed.ts',
    'src/core/rides/use-ride-form.ts',
    'src/copy/rides/use-ride-error-text.ts',
    'src/ui/rides/ride-badge.tsx',
    'src/ui/rides/ride-load.tsx',
    'src/ui/rides/ride-route.tsx',
  ],
  // On the pages of one ride: neither the board nor a driver's dashboard has it.
  timeline: ['src/ui/rides/ride-timeline.tsx'],
  // What only administrators' pages of rides do.
  dispatch: [
    'domain/rides/services/dispatch-services.ts',
    'adapters/records/rides/customer-repository.ts',
    'src/core/rides/use-dispatch.ts',
  ],
  // On the pages whose rides change while one looks: not with those of past rides.
  live: [
    'src/core/rides/use-server-time.ts',
    'src/ui/rides/use-chime.ts',
    'src/ui/rides/call-links.tsx',
    'src/ui/rides/feed-note.tsx',
    'src/ui/rides/time-left.ts',
    'src/ui/data/use-settling.ts',
  ],
  // How a ride is booked or edited, by its passenger and by dispatch, whose dialogs would load the passenger's pages.
  trip: [
    'src/core/rides/trip-form-fields.ts',
    'src/core/forms/tab-draft.ts',
    'src/ui/rides/place-field.tsx',
    'src/ui/rides/pick-up-field.tsx',
    'src/ui/rides/needs-choice.tsx',
    'src/ui/rides/people-field.tsx',
    'src/ui/rides/note-field.tsx',
    'domain/rides/model/booking/trip.ts',
  ],
  // Both without the lists of past rides, which share their parts with the lists of administrators.
  passenger: [
    'src/features/passengers/passenger-dashboard.tsx',
    'src/features/passengers/history/ride-screen.tsx',
  ],
  driver: [
    'src/features/drivers/dashboard/driver-dashboard-route.tsx',
    'src/features/drivers/drives/drive-screen.tsx',
  ],
  // What administrators do with rides; its dialogs load with the first question.
  board: ['src/features/administrators/rides/board/board.tsx'],
} as const;
