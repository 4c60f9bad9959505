import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { originOf, portOf } from '@investor-portal/scripts/workspace/ports';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.toNumber());
const words = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
);
const isHost = (text: string) => hostOf(text) !== undefined;
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const environment = v.object({
  LISTEN_ADDRESS: v.optional(v.string()),
  SANDBOX_HOST: v.optional(v.string()),
  SANDBOX_HOSTS: v.pipe(
    words,
    v.everyItem(isHost, 'must be names without a port, such as sandbox.example'),
    v.mapItems((name) => hostOf(name) ?? name),
  ),
  SANDBOX_ORIGINS: v.pipe(
    words,
    v.everyItem(isOrigin, 'must be origins such as https://platform.example, without a path'),
  ),
  SANDBOX_DATA_DIR: v.optional(v.string()),
  SANDBOX_SETTLE_SECONDS: v.optional(wholeNumber, '60'),
  SANDBOX_TOKEN_SECONDS: v.optional(wholeNumber, '3600'),
  SANDBOX_LINK_SECONDS: v.optional(wholeNumber, '900'),
});

export interface Options {
  port: number;
  /** The address to listen on. Undefined means the loopback addresses. */
  host: string | undefined;
  dataDirectory: string;
  cacheDirectory: string;
  settleAfterMs: number;
  tokenLifeMs: number;
  linkLifeMs: number;
  hosts: readonly string[];
  origins: readonly string[];
}

/** @throws Error with the name of a variable whose value is wrong. */
export function readOptions(env: NodeJS.ProcessEnv): Options {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, variables);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'The environment'} ${issue.message}`);
  }
  const { output } = parsed;
  const directory = output.SANDBOX_DATA_DIR ?? path.join(root, '.portal/sandbox');
  return {
    // Tests pass 0 to get any free port.
    port: variables['PARTNER_API_PORT'] === '0' ? 0 : portOf('PARTNER_API_PORT', variables),
    host: output.SANDBOX_HOST ?? output.LISTEN_ADDRESS,
    hosts: output.SANDBOX_HOSTS,
    origins: [
      originOf('PLATFORM_PORT', variables),
      originOf('HOST_PORT', variables),
      ...output.SANDBOX_ORIGINS,
    ],
    dataDirectory: directory === 'memory' ? 'memory' : path.resolve(directory),
    cacheDirectory: path.join(root, '.portal/cache'),
    settleAfterMs: output.SANDBOX_SETTLE_SECONDS * 1000,
    tokenLifeMs: output.SANDBOX_TOKEN_SECONDS * 1000,
    linkLifeMs: output.SANDBOX_LINK_SECONDS * 1000,
  };
}

/** Returns a host name in the form that URLs use: lower case, with an IPv6 address in brackets. */
function hostOf(text: string): string | undefined {
  const url = `http://${text}/`;
  if (!URL.canParse(url) || /[/?#@\\]|:\d+$/.test(text.replace(/^\[.*\]$/, ''))) return undefined;
  return new URL(url).hostname;
}
