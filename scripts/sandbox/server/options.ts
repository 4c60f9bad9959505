import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { originOf, portOf } from '@investor-portal/scripts/workspace/ports';
import type { Settings } from '../context/context';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Options extends Settings {
  port: number;
  dataDirectory: string;
  cacheDirectory: string;
}

/** @throws Error with the name of a variable whose value is wrong. */
export function readOptions(env: NodeJS.ProcessEnv): Options {
  const milliseconds = (name: string, usual: string) => {
    const text = env[name] || usual;
    if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number`);
    return Number(text) * 1000;
  };
  const words = (name: string, isValid: (word: string) => boolean, what: string) => {
    const given = (env[name] ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    if (!given.every(isValid)) throw new Error(`${name} must be ${what}`);
    return given;
  };
  const isHost = (word: string) => /^(?:[\w.-]+|\[[\da-f:]+\])$/.test(word);
  const isOrigin = (word: string) => URL.canParse(word) && new URL(word).origin === word;
  const directory = env['SANDBOX_DATA_DIR'] || path.join(root, '.portal/sandbox');
  return {
    // Tests pass 0 to get any free port.
    port: env['PARTNER_API_PORT'] === '0' ? 0 : portOf('PARTNER_API_PORT', env),
    hosts: words('SANDBOX_HOSTS', isHost, 'names without a port, such as sandbox.example'),
    origins: [
      originOf('PLATFORM_PORT', env),
      originOf('HOST_PORT', env),
      ...words(
        'SANDBOX_ORIGINS',
        isOrigin,
        'origins such as https://platform.example, without a path',
      ),
    ],
    dataDirectory: directory === 'memory' ? 'memory' : path.resolve(directory),
    cacheDirectory: path.join(root, '.portal/cache'),
    settleAfterMs: milliseconds('SANDBOX_SETTLE_SECONDS', '60'),
    tokenLifeMs: milliseconds('SANDBOX_TOKEN_SECONDS', '3600'),
    linkLifeMs: milliseconds('SANDBOX_LINK_SECONDS', '900'),
  };
}
