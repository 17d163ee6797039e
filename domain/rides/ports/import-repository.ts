import type { Result } from '../../shared/result.ts';
import type { ImportPart, ImportRun } from '../model/import/import-run.ts';

/** The recent imports of files, for administrators only. Fails as a `RideRepository` does. */
export interface ImportRepository {
  /** Up to `MOST_IMPORTS` imports, the last one first, including those undone. */
  list(): Promise<Result<readonly ImportRun[]>>;
  /** A part by its number; `null` if it was not imported. */
  part(run: string, part: number): Promise<Result<ImportPart | null>>;
}
