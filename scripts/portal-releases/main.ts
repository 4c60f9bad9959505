import { runReleases } from '../release/run.ts';
import { portalReleases } from './configuration.ts';

// `tsx scripts/portal-releases/main.ts release|rollback|releases …`, as the scripts of package.json run it.
await runReleases(portalReleases, process.argv.slice(2));
