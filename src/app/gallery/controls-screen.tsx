import { useState, type ReactNode } from 'react';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import { Button } from '#ui/actions/button.tsx';
import type { ButtonTone } from '#ui/actions/button-classes.ts';
import { Badge } from '#ui/data/badge.tsx';
import { Plate } from '#ui/data/plate.tsx';
import type { ColourMeaning } from '#ui/data/colour-meaning.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Combobox, type ComboboxOption } from '#ui/fields/combobox.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DayField } from '#ui/fields/day-field.tsx';
import { WhenField } from '#ui/fields/when-field.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { Section } from '#ui/page/section.tsx';
import { GalleryFlight } from './gallery-flight.tsx';
import { GalleryRows } from './gallery-rows.tsx';

const GalleryPanel = lazyDialog(async () => (await import('./gallery-panel.tsx')).GalleryPanel);
const GalleryDialog = lazyDialog(async () => (await import('./gallery-dialog.tsx')).GalleryDialog);

const TONES: readonly ButtonTone[] = ['primary', 'soft', 'secondary', 'quiet', 'ending', 'danger'];
const MEANINGS: readonly ColourMeaning[] = ['neutral', 'under-way', 'attention', 'late'];
const DRIVERS: readonly ComboboxOption[] = [
  { id: 'deniz', text: 'Deniz Driver', note: 'Blue van, CB 101' },
  { id: 'dora', text: 'Dora Driver', note: 'Silver estate, CB 102' },
  { id: 'dunja', text: 'Dunja Driver', note: 'Red compact, CB 103' },
];
const PLACES = ['Airport', 'Air Museum', 'Central Station', 'City Hospital, entrance at Lime Walk'];
const PAYMENTS = [
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card', note: 'In the car' },
] as const;

/** The options whose text contains the typed text. */
function matching(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const words = typed.trim().toLowerCase();
  return options.filter(({ text }) => text.toLowerCase().includes(words));
}

interface SampleProps {
  label: string;
  options: readonly ComboboxOption[];
  free?: boolean;
  error?: string;
  readOnly?: boolean;
}

function ComboboxSample({ options, ...field }: SampleProps) {
  const [typed, setTyped] = useState('');
  return (
    <Combobox
      {...field}
      typed={typed}
      onType={setTyped}
      options={matching(options, typed)}
      onChoose={({ text }) => setTyped(text)}
    />
  );
}

function WhenSample() {
  const [typed, setTyped] = useState('');
  const [now] = useState(() => new Date());
  return <WhenField label="Pick-up" typed={typed} onType={setTyped} now={now} timeZone="Europe/Berlin" />;
}

function DaySample() {
  const [day, setDay] = useState<string>();
  const [today] = useState(() => dayAt(new Date(), 'Europe/Berlin'));
  return <DayField label="Day" day={day} onDay={setDay} today={today} problemOf={() => undefined} />;
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** Shows the controls in their states, for people and for the browser tests. A production build has no such page. */
export function ControlsScreen() {
  const toast = useToast();
  const [checked, setChecked] = useState(true);
  const [payment, setPayment] = useState<'cash' | 'card'>('cash');
  const [open, setOpen] = useState<'panel' | 'dialog' | null>(null);
  const close = () => setOpen(null);
  return (
    <PublicFrame title="Controls" start="pt-6">
      <div className="grid grid-cols-1 gap-6">
        <h1 className="text-title">Controls</h1>
        <Section heading="Surfaces and sizes">
          <div className="grid gap-1.5 rounded-control border-l-3 border-danger-ink bg-raised p-3">
            <Row>
              <p className="font-semibold">A quiet part of a card, and its name</p>
              <Badge means="late">late</Badge>
            </Row>
            <p className="text-sm">What is said of it, at 14:05.</p>
            <p className="text-xs text-ink-soft">When exactly</p>
            <div className="flex flex-wrap gap-1">
              <Button tone="soft" size="small">
                Decide
              </Button>
              <Button tone="quiet" size="small">
                Something else
              </Button>
              <span className="ml-auto">
                <Button tone="ending" size="small">
                  End it
                </Button>
              </span>
            </div>
          </div>
          <p className="text-display">Headline</p>
          <p className="text-title">Title</p>
          <p className="text-lg font-semibold">What stands alone</p>
        </Section>
        <Section heading="Buttons">
          {TONES.map((tone) => (
            <Row key={tone}>
              <Button tone={tone}>{tone}</Button>
              <Button tone={tone} size="small">
                small
              </Button>
              <Button tone={tone} busy busyLabel="Saving...">
                busy
              </Button>
              <Button tone={tone} aria-disabled>
                unavailable
              </Button>
            </Row>
          ))}
        </Section>
        <Section heading="Marks and notices">
          <Row>
            {MEANINGS.map((means) => (
              <Badge key={means} means={means}>
                {means}
              </Badge>
            ))}
            <span>
              Blue van <Plate>CB 101</Plate>
            </span>
          </Row>
          <Notice>Something worth knowing.</Notice>
          <Notice tone="success">Something went well.</Notice>
          <Notice tone="warning">Something needs a look.</Notice>
          <ErrorBox text="Something went wrong." />
          <EmptyState icon="check" title="Nothing to do" text="New requests appear here by themselves." />
          <Skeleton label="Loading..." />
        </Section>
        <Section heading="Fields">
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <TextField label="Plain" hint="With a hint" defaultValue="CB 101" />
            <TextField label="Wrong" error="Please enter a plate." />
            <TextField label="Read-only" readOnly defaultValue="CB 102" />
            <TextAreaField label="Several lines" />
          </div>
          <Checkbox label="Sound for new requests" checked={checked} onChange={setChecked} />
          <RadioGroup label="Payment" options={PAYMENTS} value={payment} onChange={setPayment} />
        </Section>
        <Section heading="Comboboxes">
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <ComboboxSample label="Driver" options={DRIVERS} />
            <ComboboxSample label="Place" free options={PLACES.map((text) => ({ id: text, text }))} />
            <ComboboxSample label="Missing driver" options={DRIVERS} error="Please choose a driver." />
            <ComboboxSample label="Fixed driver" options={DRIVERS} readOnly />
            <WhenSample />
            <DaySample />
          </div>
        </Section>
        <Section heading="What opens">
          <Row>
            <Button tone="secondary" onClick={() => setOpen('panel')}>
              Open the panel
            </Button>
            <Button tone="secondary" onClick={() => setOpen('dialog')}>
              Open the dialog
            </Button>
            <Button
              tone="secondary"
              onClick={() => toast({ tone: 'success', title: 'Saved', text: 'The ride is booked.' })}
            >
              Show a toast
            </Button>
          </Row>
          {open === 'panel' && <GalleryPanel onClose={close} />}
          {open === 'dialog' && <GalleryDialog onClose={close} />}
        </Section>
        <GalleryFlight />
        <GalleryRows />
      </div>
    </PublicFrame>
  );
}
