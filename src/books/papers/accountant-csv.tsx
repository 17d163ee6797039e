import { useState } from 'react';
import { billColumns, billCsv } from '#domain/books/model/papers/bill-csv.ts';
import { isIssued } from '#domain/books/model/papers/paper.ts';
import type { BillError } from '#domain/books/services/bill-error.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
