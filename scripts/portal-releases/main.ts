import { runReleases } from '../release/run';
import { portalReleases } from './configuration';

// The scripts of package.json run `tsx scripts/portal-releases/main.ts release|rollback|releases …`.
await runReleases(portalReleases, process.argv.slice(2));
