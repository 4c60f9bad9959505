// Stops the clock of every process that starts with `--import` of this file, so that the portal and the sandbox always have the
// same data and the same time.
const now = Number(process.env.FROZEN_AT);

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length > 0 ? given : [now]));
  }

  static now() {
    return now;
  }
};
