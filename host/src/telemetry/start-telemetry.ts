import { whenIdle } from '@investor-portal/shared/hooks/when-idle';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { notifyPlatform } from '../platform/platform';
import { mountAt } from '../federation/remotes';
import type { ScriptVersion } from './releases';
import { refusalEvent, signals, type UncaughtEvent } from '@investor-portal/shared/runtime/signals';

/** The first screen has the network and the processor to itself for this many ms. */
const headStartMs = 3_000;

/** The code that measures and sends loads late, and only for pages in the sample. */
export function startTelemetry(scriptVersion: ScriptVersion): void {
  if (Math.random() >= runtimeConfig().telemetrySampleRate) {
    signals.push = () => 0;
    return;
  }
  const recordEvent = (event: UncaughtEvent) => signals.push({ kind: 'event', event });
  window.addEventListener('error', recordEvent);
  window.addEventListener('unhandledrejection', recordEvent);
  window.addEventListener(refusalEvent, (event) =>
    signals.push({ kind: 'refusal', cause: (event as CustomEvent<unknown>).detail }),
  );
  window.setTimeout(whenIdle, headStartMs, () => loadTelemetry(scriptVersion));
}

async function loadTelemetry(scriptVersion: ScriptVersion): Promise<void> {
  try {
    const { runTelemetry } = await import(/* webpackChunkName: "telemetry" */ './telemetry');
    // If telemetry.ts imported these functions, webpack would keep their modules out of the main script's scope.
    runTelemetry(notifyPlatform, mountAt, scriptVersion);
  } catch {
    // The portal works without telemetry.
  }
}
