import type { RequestListener } from 'node:http';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { hostPort, origin } from './addresses.ts';
import { changedMonolith } from './changed-monolith.ts';
import { changedPortal } from './changed-portal.ts';
import type { Change, ReleasedVariant, Way } from '../releases/changes.ts';

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
export class ReleasedPortals {
  private readonly known = new Map<ReleasedVariant, Promise<ReleasedPortal>>();

  constructor(
    private readonly config: RuntimeConfig,
    private readonly serve: Serve,
    private readonly log: (line: string) => void,
  ) {}

  portalOf(variant: ReleasedVariant): Promise<ReleasedPortal> {
    const known = this.known.get(variant) ?? this.make(variant);
    this.known.set(variant, known);
    return known;
  }

  private async make(variant: ReleasedVariant): Promise<ReleasedPortal> {
    const port = hostPort(variant) + hostPlace;
    const here = origin(port);
    const portal: ReleasedPortal = { origin: here, change: 'none', way: 'with dictionaries' };
    if (variant === 'ours') {
      const cdnPort = hostPort(variant) + cdnPlace;
      const { host, cdn } = await changedPortal(this.config, origin(cdnPort), this.log);
      await this.serve(port, following(portal, host));
      await this.serve(cdnPort, following(portal, cdn));
    } else {
      const host = await changedMonolith(this.config, here, this.log);
      await this.serve(port, following(portal, host));
    }
    return portal;
  }
}

/** Serves what is released now. */
export function following(
  portal: Pick<ReleasedPortal, 'change' | 'way'>,
  releases: ReadonlyMap<Change, RequestListener>,
): RequestListener {
  return (req, res) => {
    // As if the server knew no deltas.
    if (portal.way === 'without dictionaries') delete req.headers['available-dictionary'];
    releases.get(portal.change)?.(req, res);
  };
}
