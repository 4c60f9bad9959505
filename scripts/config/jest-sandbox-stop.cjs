const graceMs = 3_000;

/** Stops the sandbox that jest-sandbox.cjs started. */
module.exports = async function stopSandbox() {
  const sandbox = globalThis.portalSandbox;
  if (!sandbox || sandbox.exitCode !== null) return;
  const ended = new Promise((resolve) => sandbox.once('exit', resolve));
  const late = setTimeout(() => sandbox.kill('SIGKILL'), graceMs);
  sandbox.kill('SIGTERM');
  await ended;
  clearTimeout(late);
};
