import { readFileSync, writeFileSync } from 'node:fs';
import { isBearerToken } from '@investor-portal/shared/session-rules/usable-session';
import { explainFailure } from '../release/command-line/failures.mjs';
import { createProgram } from '../release/command-line/program';
import { readConfig, type Settings } from '../serve/config';
import { askUser } from './ask-user';
import type { CheckResult } from './model/finding';
import type { Options } from './model/options';
import { htmlReport } from './report/html';
import { redacted, redactor } from './report/redact';
import { exitCodeOf } from './report/summary';
import { progressLine, table } from './report/terminal';
import { checkApi } from './run';

interface CheckArguments {
  api?: string;
  code?: string;
  investor?: string;
  origin?: string;
  config?: string;
  json?: string;
  html?: string;
  rate: string;
  write?: string;
  yes?: true;
  strangerCommitment?: string;
}

const given = createProgram(
  'pnpm check-api',
  'Says whether a partner API fits the portal, and what an investor would see where it does not. Tokens come from the environment (PARTNER_API_TOKEN, PARTNER_API_EXPIRED_TOKEN) or are asked for; they are never printed or kept. Ends with 1 if a screen would break, with 2 if it could not judge.',
  [
    '--api https://api.example --origin https://portal.example',
    '--config portal.config.json --html report.html',
  ],
)
  .option('--api <url>', 'the partner API’s address; by default PARTNER_API_URL')
  .option('--code <code>', 'the partner’s code of the hand-over; by default PARTNER_CODE')
  .option('--investor <code>', 'the external reference code; by default EXTERNAL_REFERENCE_CODE')
  .option(
    '--origin <origin>',
    'the host’s origin, from which browsers call; by default HOST_ORIGIN',
  )
  .option('--config <file>', 'the portal’s config.json')
  .option(
    '--stranger-commitment <guid>',
    'a commitment of another investor, which must not be seen',
  )
  .option('--rate <number>', 'requests a second', '4')
  .option('--json <file>', 'write the report as JSON')
  .option('--html <file>', 'write the report as a page to send')
  .option(
    '--write <campaign>',
    'commit to this campaign (its guid) and cancel, upload and register: test investors only',
  )
  .option('--yes', 'do not ask before the first write')
  .parse()
  .opts<CheckArguments>();

const stop = new AbortController();
let hide = (text: string) => text;

async function main(): Promise<void> {
  const { env } = process;
  const settings = given.config
    ? (JSON.parse(readFileSync(given.config, 'utf8')) as Settings)
    : undefined;
  const need = async (value: string | undefined, question: string, secret = false) =>
    value || (await askUser(question, secret));
  const api = await need(
    given.api ?? env['PARTNER_API_URL'] ?? settings?.partnerApiUrl,
    'Address of the partner API (PARTNER_API_URL):',
  );
  const origin = await need(
    given.origin ?? env['HOST_ORIGIN'],
    'Origin of the host (HOST_ORIGIN):',
  );
  const code = await need(given.code ?? env['PARTNER_CODE'], 'Code of the partner (PARTNER_CODE):');
  const externalReferenceCode = await need(
    given.investor ?? env['EXTERNAL_REFERENCE_CODE'],
    'External reference code of a test investor (EXTERNAL_REFERENCE_CODE):',
  );
  const token = await need(
    env['PARTNER_API_TOKEN'],
    'Token of that investor (PARTNER_API_TOKEN):',
    true,
  );
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
    slowMs: 1_000,
    campaign: given.write,
    signal: stop.signal,
  };
  hide = redactor([token, expiredToken]);
  if (options.campaign && !given.yes) await confirmWrites(options);
  process.on('SIGINT', () => stop.abort());
  process.on('SIGTERM', () => stop.abort());
  console.log(
    `Asking ${hide(api)}, at most ${rate} requests a second. Ctrl-C stops and reports what is known.`,
  );
  const onResult = (result: CheckResult) => console.log(hide(progressLine(result)));
  const report = redacted(await checkApi(options, onResult), hide);
  console.log(table(report));
  if (given.json) writeFileSync(given.json, `${JSON.stringify(report, null, 2)}\n`);
  if (given.html) writeFileSync(given.html, htmlReport(report));
  process.exitCode = exitCodeOf(report);
}

async function confirmWrites({ api, externalReferenceCode, campaign }: Options): Promise<void> {
  const answer = await askUser(
    `This commits money of ${externalReferenceCode} to the campaign ${campaign} at ${api} and cancels it, uploads files and registers. Type yes to go on:`,
  );
  if (answer !== 'yes') throw new Error('Nothing was sent.');
}

main().catch((error: unknown) => {
  console.error(hide(explainFailure(error)));
  process.exitCode = 2;
});
