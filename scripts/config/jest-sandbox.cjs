const { spawn } = require('node:child_process');
const path = require('node:path');
const readline = require('node:readline');

const root = path.resolve(__dirname, '../..');
const startTimeoutMs = 180_000;

/** Starts one in-memory sandbox of the partner API for the whole run. SANDBOX_URL is its address. */
module.exports = async function startSandbox() {
  if (process.env.SANDBOX_URL) return;
  const sandbox = spawn(process.execPath, ['--import', 'tsx', 'scripts/sandbox/main.ts'], {
    cwd: root,
    env: { ...process.env, PARTNER_API_PORT: '0', SANDBOX_DATA_DIR: 'memory' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // The sandbox ends with the run in any case, and has no data to save.
  process.once('exit', () => sandbox.kill('SIGKILL'));
  process.env.SANDBOX_URL = await ready(sandbox);
  for (const each of [sandbox, sandbox.stdout, sandbox.channel]) each.unref();
};

function ready(sandbox) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      sandbox.kill('SIGKILL');
      reject(new Error('The sandbox did not start in time.'));
    }, startTimeoutMs);
    sandbox.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The sandbox ended with code ${code}.`));
    });
    readline.createInterface({ input: sandbox.stdout }).on('line', (line) => {
      const url = /^Sandbox ready: (http\S+)$/.exec(line)?.[1];
      if (!url) return;
      clearTimeout(late);
      resolve(url);
    });
  });
}
