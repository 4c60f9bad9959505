/** Ends the sandbox of the run (jest-sandbox.ts), which has no data to save. */
module.exports = function endSharedSandbox() {
  if (process.env.SANDBOX_PID) process.kill(Number(process.env.SANDBOX_PID), 'SIGKILL');
};
