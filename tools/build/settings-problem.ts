/**
 * A setting of the build that the operator must correct. Only the sentence is printed, because a stack trace does not
 * help the operator.
 */
export class SettingsProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.stack = sentence;
  }
}
