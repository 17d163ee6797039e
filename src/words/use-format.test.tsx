import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { renderForm } from '#test/render-form.tsx';
import type { Language } from './languages.ts';
import { useFormat } from './use-format.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

function Ago({ hours }: { hours: number }) {
  return <p>{useFormat().relative(new Date(NOW.getTime() - hours * HOUR_MS), NOW) ?? 'nothing'}</p>;
}

describe('a relative time', () => {
  test.each<[number, Language, string]>([
    [0, 'en', 'just now'],
    [2, 'en', '2 hours ago'],
    [47, 'en', '1 day ago'],
    [47, 'de', 'vor 1 Tag'],
    [13 * 24, 'en', '1 week ago'],
    [13 * 24, 'de', 'vor 1 Woche'],
    [30 * 24, 'en', 'nothing'],
  ])(
    'a relative time counts elapsed time and names no calendar day: %i hours, language %s',
    async (hours, language, words) => {
      renderForm(<Ago hours={hours} />, { language });
      expect(await screen.findByText(words)).toBeDefined();
    },
  );
});
