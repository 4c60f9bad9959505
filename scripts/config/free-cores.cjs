const { spawnSync } = require('node:child_process');
const { availableParallelism } = require('node:os');
const { Worker, workerData } = require('node:worker_threads');

const measureMs = 400;

/**
 * Returns how many cores are free now. There are fewer than the machine has if other programs run or a container is limited.
 * The number of parallel tests depends on this (decision 52).
 */
function freeCores() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [__filename], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Cannot measure the free cores: ${stderr}`);
  return Number(stdout);
}

/** Keeps a thread on every core busy, and compares their CPU time with the elapsed time. */
function measure() {
  const used = process.cpuUsage();
  const began = performance.now();
  for (let thread = 1; thread < availableParallelism(); thread += 1)
    void new Worker(__filename, { workerData: __filename });
  spin();
  process.once('exit', () => {
    const { user, system } = process.cpuUsage(used);
    console.log((user + system) / 1000 / (performance.now() - began));
  });
}

function spin() {
  const until = performance.now() + measureMs;
  while (performance.now() < until);
}

if (workerData === __filename) spin();
else if (require.main === module) measure();

module.exports = { freeCores };
