import type { PortalEvent } from '../platform/platform';
import type { TelemetryEvent } from './encode-event';

/**
 * The message that tells the platform of an event. Undefined for a remote's failure, which the portal has reported at once.
 */
export function messageOfEvent({ name, attributes }: TelemetryEvent): PortalEvent | undefined {
  if (name === 'portal.remote.failure') return undefined;
  if (name !== 'exception') return { action: 'portal:metric', value: { name, attributes } };
  const text = (key: string) => String(attributes[key]);
  const stack = text('exception.stacktrace');
  return {
    action: 'portal:error',
    value: {
      source: text('portal.remote'),
      kind: 'script',
      version: text('portal.version'),
      reason: text('exception.type'),
      route: text('portal.route'),
      ...(stack && { stack }),
    },
  };
}
