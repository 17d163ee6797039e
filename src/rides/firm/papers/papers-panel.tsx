import type { PaperHolder } from '#domain/rides/model/firm/paper-kinds.ts';
import { succeed } from '#domain/shared/result.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import { useRequest } from '#core/product/use-request.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useFirmPapersCopy } from './firm-papers-copy.ts';
import { PaperRow } from './paper-row.tsx';

interface PapersPanelProps {
  of: PaperHolder;
  /** The uid of the driver or the id of the car. */
  id: string;
  onSaved?: () => void;
}

/** Reads the papers of a driver or a car, and their kinds. */
function usePapersOf({ of, id }: PapersPanelProps) {
  const { papers } = useDispatch();
  return useRequest([of, id], async () => {
    const [kinds, stored] = await Promise.all([papers.kinds(), papers.read(of, id)]);
    if (!kinds.ok) return kinds;
    if (!stored.ok) return stored;
    return succeed({ kinds: kinds.value.filter((kind) => kind.of === of), stored: stored.value });
  });
}

/** Shows and changes the papers of a driver or a car. Shows nothing if the firm asks for none. */
export function PapersPanel(props: PapersPanelProps) {
  const { of, id, onSaved = () => {} } = props;
  const copy = useFirmPapersCopy();
  const toast = useToast();
  const { papers } = useDispatch();
  const { serverTime } = useRides();
  const { timeZone } = useServiceTime();
  const { value, error, reload } = usePapersOf(props);
  if (error !== null) return <LoadFailure what={copy.failed} error={error} onRetry={reload} />;
  if (value === null || value.kinds.length === 0) return null;
  const rows = (
    <ul className="grid gap-2">
      {value.kinds.map((kind) => {
        const paper = value.stored.get(kind.id) ?? null;
        return (
          <PaperRow
            key={kind.id}
            name={kind.name}
            paper={paper}
            today={dayAt(serverTime(), timeZone)}
            onSave={async (until) => {
              const saved = await papers.save({ of, id, kind: kind.id, until }, value.stored);
              if (saved.ok) {
                toast({ tone: 'success', title: copy.saved.title, text: copy.saved.text(kind.name) });
                onSaved();
              }
              // A colleague's entry is also read and shown, because no one may replace an unseen entry.
              if (saved.ok || saved.error.code === 'paper-changed') reload();
              return saved;
            }}
          />
        );
      })}
    </ul>
  );
  if (of === 'driver') return <Section heading={copy.heading}>{rows}</Section>;
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-semibold">{copy.heading}</h3>
      {rows}
    </div>
  );
}
