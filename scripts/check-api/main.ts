import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readFileSync, writeFileSync } from 'node:fs';
import { Option } from 'commander';
import { isBearerToken } from '@investor-portal/shared/session-rules/usable-session';
import { explainFailure } from '../release/command-line/failures.mjs';
import { createProgram } from '../release/command-line/program';
import { readConfig, type Settings } from '../serve/config';
import type { CheckResult } from './checks/finding';
import type { Options } from './checks/check';
import { exitCodeOf, progressLine, redacted, redactor, table } from './report/report';
import { checkApi } from './run';

/** Asks for the token in the terminal, without showing it. */
async function askToken(): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('PARTNER_API_TOKEN is missing.');
  process.stdout.write('Token of the test investor (PARTNER_API_TOKEN): ');
  const output = new Writable({ write: (_, __, done) => done() });
  const terminal = readline.createInterface({ input: process.stdin, output, terminal: true });
  // Ctrl-C ends the command here, because no request has been sent yet.
  terminal.on('SIGINT', () => process.exit(2));
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer.trim();
}

interface CheckArguments {
  api?: string;
  code?: string;
  investor?: string;
  origin?: string;
  config?: string;
  json?: string;
  rate: string;
  write?: string;
  yes?: true;
  strangerCommitment?: string;
}

const fromEnvironment = (flags: string, what: string, variable: string) =>
  new Option(flags, what).env(variable);

const given = createProgram(
  'pnpm check-api',
  'Says whether a partner API fits the portal, and what an investor would see where it does not. Tokens come from the environment (PARTNER_API_TOKEN, PARTNER_API_EXPIRED_TOKEN) or a prompt; they are never printed or kept. Ends with 1 if a screen would break, with 2 if it could not judge.',
  [
    '--api https://api.example --origin https://portal.example --code PHCF --investor INV-0001',
    '--config portal.config.json --json report.json',
  ],
)
  .addOption(fromEnvironment('--api <url>', 'the partner API’s address', 'PARTNER_API_URL'))
  .addOption(fromEnvironment('--code <code>', 'the partner’s code', 'PARTNER_CODE'))
  .addOption(
    fromEnvironment('--investor <code>', 'the external reference code', 'EXTERNAL_REFERENCE_CODE'),
  )
  .addOption(
    fromEnvironment('--origin <origin>', 'the origin that browsers call from', 'HOST_ORIGIN'),
  )
  .option('--config <file>', 'the portal’s config.json')
  .option(
    '--stranger-commitment <guid>',
    'a commitment of another investor, which must not be seen',
  )
  .option('--rate <number>', 'requests a second', '4')
  .option('--json <file>', 'write the report as JSON')
  .option(
    '--write <campaign>',
    'commit to this campaign (its guid) and cancel, and upload: test investors only',
  )
  .option('--yes', 'confirm that --write may write')
  .parse()
  .opts<CheckArguments>();

const stop = new AbortController();
let hide = (text: string) => text;

async function main(): Promise<void> {
  const { env } = process;
  const settings = given.config
    ? (JSON.parse(readFileSync(given.config, 'utf8')) as Settings)
    : undefined;
  const api = given.api ?? settings?.partnerApiUrl;
  const { origin, code, investor: externalReferenceCode } = given;
  if (!api || !origin || !code || !externalReferenceCode)
    throw new Error(
      'Give --api, --origin, --code and --investor, or PARTNER_API_URL, HOST_ORIGIN, PARTNER_CODE and EXTERNAL_REFERENCE_CODE.',
    );
  if (given.write && !given.yes)
    throw new Error(
      `--write commits money of ${externalReferenceCode} to the campaign ${given.write} at ${api} and cancels it, and uploads a file. Nothing was sent. Add --yes to go on.`,
    );
  const token = env['PARTNER_API_TOKEN'] || (await askToken());
  if (!isBearerToken(token)) throw new Error('The token is not one that an HTTP header can carry.');
  const rate = Number(given.rate);
  if (!(rate > 0)) throw new Error('--rate must be a number above 0.');
  if (!/^https?:\/\/[^/]+$/.test(origin))
    throw new Error('--origin must be like https://portal.example.');
  const expiredToken = env['PARTNER_API_EXPIRED_TOKEN'] || undefined;
  const options: Options = {
    api,
    origin,
    code,
    externalReferenceCode,
    token,
    expiredToken,
    strangerCommitment: given.strangerCommitment,
    config: readConfig({ platformOrigins: [origin], ...settings, partnerApiUrl: api }),
    rate,
    campaign: given.write,
    signal: stop.signal,
  };
  hide = redactor([token, expiredToken]);
  process.on('SIGINT', () => stop.abort());
  process.on('SIGTERM', () => stop.abort());
  console.log(
    `Asking ${hide(api)}, at most ${rate} requests a second. Ctrl-C stops and reports what is known.`,
  );
  const onResult = (result: CheckResult) => console.log(hide(progressLine(result)));
  const report = redacted(await checkApi(options, onResult), hide);
  console.log(table(report));
  if (given.json) writeFileSync(given.json, `${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = exitCodeOf(report);
}

main().catch((error: unknown) => {
  console.error(hide(explainFailure(error)));
  process.exitCode = 2;
});
