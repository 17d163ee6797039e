import type { NameError } from '../../../shared/people/name.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { rideField } from '../errors/ride-meaning.ts';
import { COLUMNS, type FileKind, type ImportColumn, type LineProblem } from './import-line.ts';

/** The errors of a form as problems of a line. A problem without a column for its field is at the first column. */
export function fieldProblems(
  kind: FileKind,
  errors: readonly (RideInputError | NameError)[],
): readonly LineProblem[] {
  const columns: readonly ImportColumn[] = COLUMNS[kind];
  const columnOf = (field: string | null) => columns.find((column) => column === field) ?? columns[0];
  return errors.flatMap((error) => {
    const column = columnOf(rideField(error));
    return column === undefined ? [] : [{ column, error }];
  });
}
