import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.toNumber());

const environment = v.object({
  PARTNER_API_PORT: v.optional(v.pipe(wholeNumber, v.maxValue(65_535, 'must be a port')), '4200'),
  SANDBOX_HOST: v.optional(v.string()),
  DATABASE_URL: v.optional(v.string()),
  SANDBOX_DATA_DIR: v.optional(v.string()),
  SANDBOX_SETTLE_SECONDS: v.optional(wholeNumber, '60'),
  SANDBOX_TOKEN_SECONDS: v.optional(wholeNumber, '3600'),
  SANDBOX_LINK_SECONDS: v.optional(wholeNumber, '900'),
});

export interface Options {
  port: number;
  /** The address to listen on; undefined for the loopback addresses. */
  host: string | undefined;
  databaseUrl: string | undefined;
  /** A directory, or 'memory'. */
  dataDirectory: string;
  cacheDirectory: string;
  settleAfterMs: number;
  tokenLifeMs: number;
  linkLifeMs: number;
}

/**
 * The sandbox's options, from the environment; an empty variable counts as absent.
 * @throws Error that names the variable that is wrong.
 */
export function readOptions(env: NodeJS.ProcessEnv): Options {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'The environment'} ${issue.message}`);
  }
  const { output } = parsed;
  const directory = output.SANDBOX_DATA_DIR ?? path.join(root, '.portal/sandbox');
  return {
    port: output.PARTNER_API_PORT,
    host: output.SANDBOX_HOST,
    databaseUrl: output.DATABASE_URL,
    dataDirectory: directory === 'memory' ? 'memory' : path.resolve(directory),
    cacheDirectory: path.join(root, '.portal/cache'),
    settleAfterMs: output.SANDBOX_SETTLE_SECONDS * 1000,
    tokenLifeMs: output.SANDBOX_TOKEN_SECONDS * 1000,
    linkLifeMs: output.SANDBOX_LINK_SECONDS * 1000,
  };
}
