import { explainFailure } from './failures.mjs';

describe('why a command failed', () => {
  it('is a full disk, including when a child process has printed the error', () => {
    const printed = "host does not build:\n[Error: ENOSPC: no space left on device, open '/a/b'] {";
    const full =
      "There is no room to write (ENOSPC: no space left on device, open '/a/b'). Free some space, then run the same command again.";
    expect(explainFailure(new Error(printed))).toBe(full);
    expect(explainFailure(new Error(full))).toBe(full);
  });

  it('is a message, with a stack only for unexpected errors', () => {
    expect(explainFailure(new Error('Name a commit.'))).toBe('Name a commit.');
    expect(explainFailure(new TypeError('x is not a function'))).toMatch(/\n +at /);
  });
});
