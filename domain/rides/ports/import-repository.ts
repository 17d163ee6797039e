import type { Result } from '../../shared/result.ts';
import type { ImportPart, ImportRun } from '../model/import/import-run.ts';

/** What files have made and changed lately, for administrators only. Fails as a `RideRepository` does. */
export interface ImportRepository {
  /** Up to `MOST_IMPORTS`, the last one first, also those that have been undone. */
  list(): Promise<Result<readonly ImportRun[]>>;
  /** A part by its number; `null` if it was not imported. */
  part(run: string, part: number): Promise<Result<ImportPart | null>>;
}
