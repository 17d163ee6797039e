import { expect, test } from 'vitest';
import { Increment, REMOVED, SERVER_TIME, type RecordWrite } from '#domain/shared/record-write.ts';
import { writeToJson } from './firestore-write.ts';

const json = (kind: RecordWrite['kind'], fields: object) =>
  writeToJson({ kind, path: 'takings/t1', fields }, 'root');
const name = 'root/takings/t1';
const SUMS = { rides: new Increment(1), cash: new Increment(-250), day: '2026-11-29', at: SERVER_TIME };

test('a merge has a mask of the fields that it writes, without those that the server computes', () => {
  expect(json('merge', SUMS)).toEqual({
    update: { name, fields: { day: { stringValue: '2026-11-29' } } },
    updateMask: { fieldPaths: ['day'] },
    updateTransforms: [
      { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      { fieldPath: 'rides', increment: { integerValue: '1' } },
      { fieldPath: 'cash', increment: { integerValue: '-250' } },
    ],
  });
});

test('a merge of sums alone leaves every other field as it is', () => {
  expect(json('merge', { rides: new Increment(2) })).toEqual({
    update: { name, fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'rides', increment: { integerValue: '2' } }],
  });
});

test('a merge writes whole maps by dotted names, and removes a field that is only in the mask', () => {
  expect(json('merge', { 'end.total': 5, 'odd name': 1, old: REMOVED })).toEqual({
    update: {
      name,
      fields: {
        end: { mapValue: { fields: { total: { integerValue: '5' } } } },
        'odd name': { integerValue: '1' },
      },
    },
    updateMask: { fieldPaths: ['end.total', '`odd name`', 'old'] },
  });
});

test('a set has no mask, so that the document has these fields alone', () => {
  expect(json('set', { day: '2026-11-29', at: SERVER_TIME })).toEqual({
    update: { name, fields: { day: { stringValue: '2026-11-29' } } },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  });
});
