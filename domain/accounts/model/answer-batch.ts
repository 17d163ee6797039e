import { SERVER_TIME, type Batch } from '../../shared/record-write.ts';
import { profilePath } from './account-paths.ts';

/** Stores the answer to question `number`, counted from 0. `answer` must have passed `parseAccountNote`. */
export function answerBatch(uid: string, number: number, answer: string): Batch {
  const answered = {
    [`questions.${number}.answer`]: answer,
    [`questions.${number}.answeredAt`]: SERVER_TIME,
  };
  return [{ kind: 'update', path: profilePath(uid), fields: answered }];
}
