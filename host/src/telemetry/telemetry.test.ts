/** @jest-environment jest-fixed-jsdom */
import { signals } from '@investor-portal/shared/runtime/signals';
import { configure } from '@investor-portal/shared/testing/configure';
import type { PortalMessage } from '@investor-portal/embed/messages';
import { mountAt } from '../federation/remotes';
import { runTelemetry } from './telemetry';

document.documentElement.dataset['hostVersion'] = '1.0.0-89abcdef01';
// jsdom has no performance timeline.
Object.assign(performance, { getEntriesByType: () => [], getEntriesByName: () => [] });

const loaded = {
  kind: 'remote',
  remote: 'portfolio',
  change: { status: 'loaded', version: '1.0.0-fedcba9876', role: 'canary', loadedInMs: 120 },
} as const;

const told: PortalMessage[] = [];
const tell = (event: PortalMessage) => told.push(event);
const run = () => runTelemetry(tell, mountAt, () => undefined);
beforeEach(() => {
  configure();
  told.length = 0;
});

it('reports what was recorded before and after it loaded, to the platform alone without a collector', () => {
  signals.push(loaded);
  run();
  signals.push(loaded);
  const measured = {
    action: 'portal:metric',
    value: {
      name: 'portal.remote.load',
      attributes: {
        'portal.duration': 120,
        'portal.remote': 'portfolio',
        'portal.version': '1.0.0-fedcba9876',
        'portal.role': 'canary',
      },
    },
  };
  expect(told).toEqual([measured, measured]);
});

it('sends at most 200 events', () => {
  run();
  for (let sent = 0; sent < 300; sent += 1) signals.push(loaded);
  expect(told).toHaveLength(200);
});
