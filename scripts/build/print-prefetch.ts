import { recordPrefetch } from './record-prefetch';

// Runs as `tsx print-prefetch.ts <folder>`, because the webpack build is CommonJS (release-start.cjs).
console.log(JSON.stringify(await recordPrefetch(process.argv[2] ?? '')));
