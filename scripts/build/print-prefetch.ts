import { recordPrefetch } from './record-prefetch';

// `tsx print-prefetch.ts <folder>`: for the webpack build, which is CommonJS (release-start.cjs).
console.log(JSON.stringify(await recordPrefetch(process.argv[2] ?? '')));
