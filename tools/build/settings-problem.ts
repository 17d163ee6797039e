/**
 * A setting of the build that its owner has to correct. It is printed as its sentence alone, because a stack says
 * nothing to them.
 */
export class SettingsProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.stack = sentence;
  }
}
