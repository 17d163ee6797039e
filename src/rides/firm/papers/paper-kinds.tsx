import { useState, type SubmitEvent } from 'react';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import { parsePaperName, type PaperHolder, type PaperKind } from '#domain/rides/model/firm/paper-kinds.ts';
import { MOST_PAPER_KINDS } from '#domain/rides/model/basics/ride-limits.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useFirmPapersCopy } from './firm-papers-copy.ts';

/** The kinds of papers that the firm asks for. A system administrator changes them; each change is stored at once. */
export function PaperKinds() {
  const { kinds: copy, heading, loading, failed, saving } = useFirmPapersCopy();
  const toast = useToast();
  const textOf = useRideErrorText();
  const isOwner = useUser().role === 'system_admin';
  const { papers } = useDispatch();
  const { value: kinds, error, reload, change } = useRequest(null, papers.kinds);
  const [name, setName] = useState('');
  const [holder, setHolder] = useState<PaperHolder>('driver');
  const form = useForm(['name'], { fieldOf: rideField, textOf });

  const save = async (next: (stored: readonly PaperKind[]) => readonly PaperKind[]) => {
    const sent = await form.submit(() => papers.saveKinds(next));
    if (sent?.ok === true) change(() => sent.value);
    return sent?.ok === true;
  };
  const add = async (typed: string, of: PaperHolder) => {
    const parsed = parsePaperName(typed, kinds ?? []);
    if (form.refuses([parsed.ok ? null : parsed.error]) || !parsed.ok) return;
    const added = { id: recordId(), name: parsed.value, of, blocks: false };
    if (await save((stored) => [...stored, added])) {
      setName('');
      form.control('name')?.focus();
    }
  };
  const remove = async (kind: PaperKind) => {
    if (!(await save((stored) => stored.filter(({ id }) => id !== kind.id)))) return;
    // The pressed button has disappeared, so the field gets the focus.
    form.control('name')?.focus();
    const { gone } = copy;
    toast({
      tone: 'success',
      title: gone.title,
      text: gone.text(kind.name),
      action: (
        <Button tone="quiet" size="small" onClick={() => void save((stored) => [...stored, kind])}>
          {gone.undo}
        </Button>
      ),
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void add(name, holder);
  };
  const { onInput, ...field } = form.field('name');
  const proposals = copy.proposed.filter((each) => !kinds?.some((kind) => kind.name === each.name));
  return (
    <Section heading={heading}>
      <p className="text-sm text-ink-soft">{copy.text}</p>
      <LoadFailure what={failed} error={error} onRetry={reload} />
      {kinds === null && error === null && <Skeleton lines={3} label={loading} />}
      {kinds?.length === 0 && <p className="text-sm text-ink-soft">{copy.none}</p>}
      {kinds !== null && kinds.length > 0 && (
        <ul className="grid">
          {kinds.map((kind) => (
            <li
              key={kind.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 last:border-0"
            >
              <span>
                {kind.name} <span className="text-sm text-ink-soft">({copy.of[kind.of]})</span>
              </span>
              {isOwner && (
                <span className="flex flex-wrap items-center gap-x-4">
                  <Checkbox
                    label={copy.blocks(kind.name)}
                    checked={kind.blocks}
                    busy={form.busy}
                    onChange={(blocks) =>
                      void save((stored) =>
                        stored.map((each) => (each.id === kind.id ? { ...each, blocks } : each)),
                      )
                    }
                  />
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={copy.removeOf(kind.name)}
                    aria-disabled={form.busy}
                    onClick={() => form.busy || void remove(kind)}
                  >
                    {copy.remove}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      {isOwner && kinds !== null && kinds.length < MOST_PAPER_KINDS && (
        <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-3">
          {proposals.length > 0 && (
            <fieldset className="flex min-w-0 flex-wrap gap-2">
              <legend className="mb-1 text-sm text-ink-soft">{copy.proposals}</legend>
              {proposals.map((each) => (
                <Button
                  key={each.name}
                  tone="secondary"
                  size="small"
                  aria-disabled={form.busy}
                  onClick={() => form.busy || void add(each.name, each.of)}
                >
                  <span className="wrap-anywhere hyphens-auto">
                    {copy.propose(each.name, copy.of[each.of])}
                  </span>
                </Button>
              ))}
            </fieldset>
          )}
          <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
            <TextField
              {...field}
              label={copy.name}
              autoComplete="off"
              value={name}
              onChange={({ target }) => {
                onInput();
                setName(target.value);
              }}
            />
            <FieldFrame label={copy.holder}>
              {(control) => (
                <Select
                  {...control}
                  options={[{ value: 'car', label: copy.of.car }]}
                  value={holder === 'car' ? holder : ''}
                  none={copy.of.driver}
                  onChange={(value) => setHolder(value === 'car' ? value : 'driver')}
                />
              )}
            </FieldFrame>
          </div>
          <div>
            <Button type="submit" size="small" busy={form.busy} busyLabel={saving}>
              {copy.add}
            </Button>
          </div>
        </form>
      )}
    </Section>
  );
}
