import { SETTING_FIELDS } from '#domain/rides/model/firm/setting-field.ts';
import { listOf, mapOf, oneOf } from '#domain/rides/model/stored/kinds.ts';
import { text } from '#domain/shared/kinds.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import type { TypedSettings } from './typed-settings.ts';

const drafts = tabDraft('settings', {
  changes: listOf(mapOf({ field: oneOf(SETTING_FIELDS), typed: text })),
});

/** The settings with what this person has typed in this tab and not saved. */
export function keptSettings(uid: string, shown: TypedSettings): TypedSettings {
  const changes = drafts.kept(uid)?.changes ?? [];
  return { ...shown, ...Object.fromEntries(changes.map(({ field, typed }) => [field, typed])) };
}

/** Keeps only the fields that were changed, so that a colleague's change of another one is not undone later (C12). */
export function keepSettings(uid: string, typed: TypedSettings, shown: TypedSettings): void {
  const changed = SETTING_FIELDS.filter((field) => typed[field] !== shown[field]);
  const changes = changed.map((field) => ({ field, typed: typed[field] }));
  drafts.keep(uid, changes.length === 0 ? null : { changes });
}

export const isChanged = (typed: TypedSettings, shown: TypedSettings): boolean =>
  SETTING_FIELDS.some((field) => typed[field] !== shown[field]);
