import type { DuePaper } from '#domain/rides/model/firm/papers.ts';
import { useFormat } from '#words/use-format.ts';
import { useRidesCopy } from '../rides-copy.ts';
import { usePapersCopy } from './papers-copy.ts';

/** Formats when a paper expires or has expired. */
export function usePaperText(): (paper: DuePaper) => string {
  const { due } = usePapersCopy();
  const format = useFormat('UTC');
  return ({ kind, state, until }) => due[state](kind.name, format.date(new Date(`${until}T12:00Z`)));
}

/** Formats that a paper has expired, or when it will expire. */
export function useExpiredText(): (paper: DuePaper) => string {
  const { paperExpired } = useRidesCopy();
  const textOf = usePaperText();
  return (paper) => (paper.state === 'expired' ? paperExpired(paper.kind.name) : textOf(paper));
}
