import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../../build/build-all';
import { newerFeatures } from './newer-features';
import { expect, test } from '../portal';

/** Features that some supported browser lacks. The scripts check for each feature before using it (decision 82). */
const lookedFor = [
  // This is a method of Radix' own collections.
  '.toSorted',
  'AbortSignal.any',
  'PerformanceEventTiming',
  'PerformanceSoftNavigation',
  'URL.canParse',
  'cancelIdleCallback',
  'document.adoptedStyleSheets',
  'document.prerendering',
  'document.wasDiscarded',
  'location.ancestorOrigins',
  'navigation',
  'navigator.connection',
  'navigator.share',
  'performance.interactionCount',
  'requestIdleCallback',
  'setImmediate',
  'trustedTypes',
];

test('no script needs what a supported browser lacks', async () => {
  const builds = await buildAll(console.log);
  const scripts = [...builds.values()].flatMap(({ dist }) =>
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(dist, file), 'utf8')),
  );
  const found = new Set(scripts.flatMap((script) => newerFeatures(script)));
  expect([...found].sort()).toEqual(lookedFor);
});
