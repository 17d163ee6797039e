import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_STEPS } from '#domain/accounts/model/account-steps.ts';
import type { MailData } from '#domain/accounts/model/decision.ts';

const ALWAYS: readonly (keyof MailData)[] = ['role', 'status'];

/** Which fields each mail may use: those that its step, or a question, sends. */
const FIELDS = Object.fromEntries([
  ['account-question', ALWAYS] as const,
  ...Object.values(ACCOUNT_STEPS).flatMap(({ mail, reason }) =>
    mail === null ? [] : [[mail, reason === 'none' ? ALWAYS : [...ALWAYS, 'reason']] as const],
  ),
]);

const TAG = /\{\{\{?[^}]*\}?\}\}/g;
const CONDITION = /^\{\{#if (\w+)\}\}$/;
const ESCAPED = /^\{\{(\w+)\}\}$/;
const AS_TYPED = /^\{\{\{(\w+)\}\}\}$/;

const read = (name: string, file: string) =>
  readFileSync(new URL(`${name}/${file}`, import.meta.url), 'utf8');

/** The fields that a template uses; throws on a tag of any form but a condition's and the one given. */
function fieldsOf(template: string, form: RegExp): readonly string[] {
  return [...template.matchAll(TAG)].flatMap(([tag]) => {
    if (tag === '{{/if}}') return [];
    const field = (CONDITION.exec(tag) ?? form.exec(tag))?.[1];
    if (field === undefined) throw new Error(`not allowed here: ${tag}`);
    return [field];
  });
}

test('every mail of a decision or a question has a template, and there are no others', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual(Object.keys(FIELDS).toSorted());
});

describe.each(Object.entries(FIELDS))('the mail %s', (name, fields) => {
  test('a mail has a subject of one line, without a field', () => {
    expect(read(name, 'subject.txt')).toMatch(/^[^{}\n]{1,78}\n$/);
  });

  test('a mail escapes every field in its HTML', () => {
    const used = fieldsOf(read(name, 'body.html'), ESCAPED);
    expect(fields).toEqual(expect.arrayContaining([...used]));
  });

  test('a mail shows every field as it was typed in its plain text', () => {
    const used = fieldsOf(read(name, 'body.txt'), AS_TYPED);
    expect(fields).toEqual(expect.arrayContaining([...used]));
  });

  test.each(['body.html', 'body.txt'])(
    'a mail whose reason was not given says nothing of one in %s',
    (file) => {
      const withoutReason = read(name, file).replaceAll(/\{\{#if reason\}\}[^]*?\{\{\/if\}\}/g, '');
      expect(withoutReason).not.toMatch(/reason/i);
    },
  );

  test('a mail says the same in both forms', () => {
    const wordsOf = (text: string) =>
      text
        .replaceAll(/<[^>]*>|[{}]/g, '')
        .split(/\s+/)
        .filter(Boolean);
    expect(wordsOf(read(name, 'body.html'))).toEqual(wordsOf(read(name, 'body.txt')));
  });
});
