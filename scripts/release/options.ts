import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { remotes } from '../build/apps.ts';
import { Refusal } from './refusal.ts';

export interface Options {
  to?: string | undefined;
  canary?: string | undefined;
  version?: string | undefined;
}

/** @throws Refusal when there is no such remote. */
export function remoteCalled(name: string | undefined): (typeof remotes)[number] {
  const found = remotes.find((remote) => remote.name === name || remote.folder === name);
  if (found) return found;
  const names: RemoteName[] = remotes.map((remote) => remote.name);
  throw new Refusal(`Say which remote: ${names.join(', ')}.`);
}

/** A share of investors in percent. */
export function percent(text: string | undefined): number {
  const share = Number(text);
  if (text && share >= 0 && share <= 100) return share;
  throw new Refusal('Say a share of investors from 0 to 100, in percent.');
}
