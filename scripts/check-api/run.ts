import { hostFetchers } from './client/ask';
import { openClient } from './client/client';
import { afterwards, checks } from './checks/all-checks';
import type { Check, CheckRun } from './checks/check';
import { writes } from './checks/writes';
import { judgeGuesses } from './guesses/judge-guesses';
import type { CheckResult, Report, Verdict } from './model/finding';
import type { Options } from './model/options';
import { takeSample } from './reading/sample';

/** Runs every check. After a stop, returns a report of the results so far. */
export async function checkApi(
  options: Options,
  onResult: (result: CheckResult) => void = () => undefined,
): Promise<Report> {
  hostFetchers(options.config);
  const client = openClient(options);
  const results: CheckResult[] = [];
  const guesses: Verdict[] = [];
  const at = new Date().toISOString();
  const run = async (visit: CheckRun, check: Check) => {
    const { id, title } = check;
    const outcome = await check.run(visit);
    const result =
      typeof outcome === 'string'
        ? { id, title, findings: [], notSeen: outcome }
        : { id, title, findings: outcome };
    results.push(result);
    onResult(result);
  };
  try {
    const { failure } = await client.send({ path: '', token: '' });
    if (failure !== undefined) throw new Error(`${options.api} cannot be reached: ${failure}`);
    const sample = await takeSample(client, options);
    const visit: CheckRun = { client, options, sample, learnt: new Map() };
    await Promise.all(checks.map((check) => run(visit, check)));
    if (options.campaign) for (const check of writes) await run(visit, check);
    guesses.push(...(await judgeGuesses(visit)));
    for (const check of afterwards) await run(visit, check);
  } catch (error) {
    if (!options.signal.aborted) throw error;
  }
  const place = new Map([...checks, ...writes, ...afterwards].map(({ id }, index) => [id, index]));
  return {
    api: options.api,
    origin: options.origin,
    at,
    requests: client.exchanges.length,
    stopped: options.signal.aborted,
    checks: results.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
    guesses,
  };
}
