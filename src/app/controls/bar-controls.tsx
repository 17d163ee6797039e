import type { PendingUser } from '#domain/accounts/model/user.ts';
import { controls as copy } from '../../copy/en/controls.ts';
import { Section } from '../../ui/page/section.tsx';
import { UndoBar } from '../../features/administrators/decisions/undo-bar.tsx';
import type { Undo } from '../../features/administrators/decisions/use-undo.ts';
import { SelectionBar } from '../../features/administrators/queue/selection/selection-bar.tsx';

const BEFORE: PendingUser = {
  uid: 'controls',
  email: copy.address,
  name: copy.rows[0].name,
  role: 'passenger',
  status: 'pending',
  createdAt: '2025-01-06T08:00:00.000Z',
  appliedAt: new Date('2025-01-06T08:00:00.000Z'),
  reviewCount: 0,
  lastReview: null,
};
const DECISION = { before: BEFORE, after: { ...BEFORE, status: 'approved' as const } };

const ignore = () => {};
const NOTHING: Undo = {
  offers: [],
  undone: [],
  busy: false,
  offer: ignore,
  undoLast: async () => {},
  handlers: { onPointerEnter: ignore, onPointerLeave: ignore, onFocus: ignore, onBlur: ignore },
};
const OFFERED: Undo = {
  ...NOTHING,
  offers: [{ number: 1, decisions: [DECISION], until: Number.POSITIVE_INFINITY, failure: null }],
};

const UNDOS: readonly Undo[] = [
  OFFERED,
  { ...OFFERED, busy: true },
  { ...NOTHING, offers: OFFERED.offers.map((offer) => ({ ...offer, failure: { code: 'network' } })) },
  { ...NOTHING, undone: [{ before: DECISION.after, after: DECISION.before }] },
];

/** The bars at the lower edge of the queue. */
export function BarControls() {
  return (
    <Section heading={copy.bars}>
      <div className="grid grid-cols-1 divide-y divide-line rounded-control border border-line bg-surface shadow-card">
        <SelectionBar status="pending" count={3} onDecide={() => {}} onClear={() => {}} />
        {UNDOS.map((undo, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <UndoBar key={index} undo={undo} />
        ))}
      </div>
    </Section>
  );
}
