import type { PortalMessage } from '@investor-portal/embed/messages';
import type { TelemetryEvent } from './encode-event';

/** A remote's failure has been reported at once, so it has no message here. */
export function messageOfEvent({ name, attributes }: TelemetryEvent): PortalMessage | undefined {
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
