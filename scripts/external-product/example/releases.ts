import path from 'node:path';
import { runReleases } from '@investor-portal/release/run';

declare module '@investor-portal/release/configuration/configuration' {
  interface Remotes {
    catalogue: true;
    basket: true;
  }
}

const configuration = {
  remotes: [
    { name: 'catalogue', folder: 'catalogue' },
    { name: 'basket', folder: 'basket' },
  ],
  root: import.meta.dirname,
  localStore: path.join(import.meta.dirname, 'store'),
  isOfContract: () => false,
  singletonOf: (source: string) => /\/node_modules\/(react|react-dom)\//.exec(source)?.[1],
} as const;

await runReleases(configuration, process.argv.slice(2));
