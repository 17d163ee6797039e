import { describe, expect, test } from 'vitest';
import { errors } from '#words/errors-copy.ts';
import { textOf } from '#words/use-error-text.ts';
import { rideErrors } from '#rides/shared/ride-errors-copy.ts';
import { billErrors } from '#books/bills/bill-error-copy.ts';
import { bookErrors } from '#books/book-errors-copy.ts';
import { payers } from '#books/payers/payers-copy.ts';
import { tariffs } from '#books/tariffs/tariffs-copy.ts';
import { REQUESTS } from './all-requests.ts';
import { FAULT_IDS } from './fault.ts';
import { runCell } from './run-cell.ts';

const TEXTS = { ...errors, ...rideErrors, ...billErrors, ...payers.errors, ...tariffs.errors, ...bookErrors };

describe.each(REQUESTS)('$id', (request) => {
  test.each(FAULT_IDS)(
    'a request that meets %s has the text, the stored data and the next step of the matrix',
    async (fault) => {
      const { shown, stored } = request.cells[fault];
      const { error, ...found } = await runCell(request, fault);
      const { atLast } = request;
      expect(found).toEqual({ shown, stored, waited: true, happened: true, wentOn: 'success', atLast });
      expect(error === null ? 'nothing to say' : textOf(error, TEXTS)).toMatch(/\S/);
    },
  );
});
