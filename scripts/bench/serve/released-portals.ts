import { mkdirSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { benchDir } from '../settings/env.ts';
import { hostPort, origin } from './addresses.ts';
import { changedMonolith } from './changed-monolith.ts';
import { changedPortal } from './changed-portal.ts';
import type { Change, Way, VariantName } from '../settings/measurement.ts';

type Serve = (port: number, listener: RequestListener) => Promise<void>;

/** A build that is released while it is served. */
export interface ReleasedPortal {
  origin: string;
  change: Change;
  way: Way;
}

/** Beside the ports of the build that is not released. */
const hostPlace = 5;
const cdnPlace = 6;

/** The builds that are released, each made and served when it is first asked for. */
export function releasedPortals(
  config: RuntimeConfig,
  serve: Serve,
  log: (line: string) => void,
): (variant: VariantName) => Promise<ReleasedPortal> {
  const known = new Map<VariantName, Promise<ReleasedPortal>>();
  const make = async (variant: VariantName): Promise<ReleasedPortal> => {
    const port = hostPort(variant) + hostPlace;
    const here = origin(port);
    const portal: ReleasedPortal = { origin: here, change: 'none', way: 'with dictionaries' };
    const dir = emptyFolder(variant);
    if (variant === 'ours') {
      const cdnPort = hostPort(variant) + cdnPlace;
      const { host, cdn } = await changedPortal(dir, config, origin(cdnPort), log);
      await serve(port, following(portal, host));
      await serve(cdnPort, following(portal, cdn));
    } else {
      await serve(port, following(portal, await changedMonolith(dir, config, here, log)));
    }
    return portal;
  };
  return (variant) => {
    const portal = known.get(variant) ?? make(variant);
    known.set(variant, portal);
    return portal;
  };
}

function emptyFolder(variant: VariantName): string {
  const dir = path.join(benchDir, 'changed', variant);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return dir;
}

/** Serves what is released now. */
export function following(
  portal: Pick<ReleasedPortal, 'change' | 'way'>,
  releases: ReadonlyMap<Change, RequestListener>,
): RequestListener {
  return (req, res) => {
    // The server then sends no delta.
    if (portal.way === 'without dictionaries') delete req.headers['available-dictionary'];
    releases.get(portal.change)?.(req, res);
  };
}
