import { links, publicCalls, strangers, tokens } from './checks/access';
import type { Check, CheckRun, Options } from './checks/check';
import { preflights, responsesCors } from './checks/cors';
import { caching, clock, encryption, errors, texts } from './checks/arrival';
import { contradictions, fields } from './checks/fields';
import { filters, order, paging, search } from './checks/lists';
import { essentials, reads } from './checks/reads';
import { hostFetchers } from './client/ask';
import { openClient } from './client/client';
import { committing, writes } from './checks/writes';
import { callAt } from './contract/shape';
import type { CheckResult, Report } from './checks/finding';
import { takeSample } from './reading/sample';

export const checks: readonly Check[] = [
  encryption,
  preflights,
  reads,
  texts,
  fields,
  contradictions,
  essentials,
  paging,
  search,
  order,
  filters,
  links,
  publicCalls,
  tokens,
  strangers,
  caching,
  clock,
];

/** The checks that judge the responses to the other checks, so they run last. */
export const afterwards: readonly Check[] = [errors, responsesCors];

/** Runs every check. After a stop, returns a report of the results so far. */
export async function checkApi(
  options: Options,
  onResult: (result: CheckResult) => void = () => undefined,
): Promise<Report> {
  hostFetchers(options.config);
  const client = openClient(options);
  const results: CheckResult[] = [];
  const at = new Date().toISOString();
  const report = (result: CheckResult) => {
    results.push(result);
    onResult(result);
  };
  const run = async (context: CheckRun, { id, title, run: judge }: Check) => {
    const outcome = await judge(context);
    const isJudged = typeof outcome !== 'string';
    report({
      id,
      title,
      findings: isJudged ? outcome : [],
      ...(!isJudged && { notSeen: outcome }),
    });
  };
  try {
    const { failure, firstByteMs } = await client.send({ path: '', token: '' });
    if (failure !== undefined && firstByteMs === 0)
      throw new Error(`${options.api} cannot be reached: ${failure}`);
    const sample = await takeSample(client, options);
    const context: CheckRun = { client, options, sample };
    await Promise.all(checks.map((check) => run(context, check)));
    if (options.campaign) for (const check of writes) await run(context, check);
    for (const check of afterwards) await run(context, check);
  } catch (error) {
    if (!options.signal.aborted) throw error;
    const { id, title } = committing;
    const hasBegun = client.exchanges.some((it) => callAt(it.method, it.path) === 'invest');
    const notSeen =
      'Stopped while it committed money: a commitment of the test investor may stand.';
    if (hasBegun && results.every((it) => it.id !== id))
      report({ id, title, findings: [], notSeen });
  }
  return {
    api: options.api,
    origin: options.origin,
    at,
    requests: client.exchanges.length,
    stopped: options.signal.aborted,
    checks: [...checks, ...writes, ...afterwards].flatMap(({ id }) =>
      results.filter((result) => result.id === id),
    ),
  };
}
