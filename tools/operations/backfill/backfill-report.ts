/** Prints each finding as it is made, and keeps only counts. A dry run prints the same except for the last line. */
export interface BackfillReport {
  duplicates(email: string, uids: readonly string[]): void;
  skipped(uid: string, reasons: readonly string[]): void;
  completed(uid: string, changes: readonly string[]): void;
  alreadyComplete(): void;
  noted(uid: string, notes: readonly string[]): void;
  identityRead(): void;
  identityWithoutProfile(uid: string, email: string | null): void;
  finish(): void;
}

const accounts = (count: number) => (count === 1 ? '1 account' : `${count} accounts`);

export function createBackfillReport(isDryRun: boolean, print: (line: string) => void): BackfillReport {
  const counts = { complete: 0, incomplete: 0, skipped: 0, identities: 0, unprofiled: 0 };
  return {
    duplicates(email, uids) {
      const list = uids.map((uid) => `users/${uid}`).join(', ');
      print(
        `skipped ${list}: all have the address ${email}; release the wrong ones with accounts:release --uid`,
      );
      counts.skipped += uids.length;
    },
    skipped(uid, reasons) {
      print(`skipped users/${uid}: ${reasons.join('; ')}`);
      counts.skipped += 1;
    },
    completed(uid, changes) {
      print(`complete users/${uid}: ${changes.join(', ')}`);
      counts.incomplete += 1;
    },
    alreadyComplete() {
      counts.complete += 1;
    },
    noted(uid, notes) {
      for (const note of notes) print(`note users/${uid}: ${note}`);
    },
    identityRead() {
      counts.identities += 1;
    },
    identityWithoutProfile(uid, email) {
      print(`identity without a profile: ${uid} (${email ?? 'no address'}); its owner can use /debug-login`);
      counts.unprofiled += 1;
    },
    finish() {
      const { complete, incomplete, skipped, identities, unprofiled } = counts;
      print(`Profiles: ${complete} complete, ${incomplete} incomplete, ${skipped} skipped.`);
      print(`Identities: ${identities}, of which ${unprofiled} without a profile.`);
      if (incomplete === 0) print('Nothing to change.');
      else
        print(
          isDryRun ? `${accounts(incomplete)} would be completed.` : `${accounts(incomplete)} completed.`,
        );
    },
  };
}
