import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { originOf, portOf } from '@investor-portal/scripts/workspace/ports';
import type { Settings } from '../context/context';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const seconds = (usual: string) =>
  v.pipe(
    v.optional(v.string(), usual),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform((text) => Number(text) * 1000),
  );
const words = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
);
const hostName = /^(?:[\w.-]+|\[[\da-f:]+\])$/;
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const environment = v.object({
  SANDBOX_HOSTS: v.pipe(
    words,
    v.everyItem(
      (text) => hostName.test(text),
      'must be names without a port, such as sandbox.example',
    ),
  ),
  SANDBOX_ORIGINS: v.pipe(
    words,
    v.everyItem(isOrigin, 'must be origins such as https://platform.example, without a path'),
  ),
  SANDBOX_DATA_DIR: v.optional(v.string(), path.join(root, '.portal/sandbox')),
  SANDBOX_SETTLE_SECONDS: seconds('60'),
  SANDBOX_TOKEN_SECONDS: seconds('3600'),
  SANDBOX_LINK_SECONDS: seconds('900'),
});

export interface Options extends Settings {
  port: number;
  dataDirectory: string;
  cacheDirectory: string;
}

/** @throws Error with the name of a variable whose value is wrong. */
export function readOptions(env: NodeJS.ProcessEnv): Options {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, output, issues } = v.safeParse(environment, variables);
  if (!success) throw new Error(`${v.getDotPath(issues[0])} ${issues[0].message}`);
  const directory = output.SANDBOX_DATA_DIR;
  const demo = [originOf('PLATFORM_PORT', variables), originOf('HOST_PORT', variables)];
  return {
    // Tests pass 0 to get any free port.
    port: variables['PARTNER_API_PORT'] === '0' ? 0 : portOf('PARTNER_API_PORT', variables),
    hosts: output.SANDBOX_HOSTS,
    origins: [...demo, ...output.SANDBOX_ORIGINS],
    dataDirectory: directory === 'memory' ? 'memory' : path.resolve(directory),
    cacheDirectory: path.join(root, '.portal/cache'),
    settleAfterMs: output.SANDBOX_SETTLE_SECONDS,
    tokenLifeMs: output.SANDBOX_TOKEN_SECONDS,
    linkLifeMs: output.SANDBOX_LINK_SECONDS,
  };
}
