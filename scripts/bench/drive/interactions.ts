import type { CDPSession, Frame } from '@playwright/test';
import type { Measurement } from '../settings/measurement';
import type { BenchEnvironment } from '../serve/bench-environment';
import { visiting } from './measure';
import { routes } from './routes';
import { cpuSlowdown } from './throttle';
import type { Visit } from './visit';

/** How often each interaction is repeated; the slowest counts. */
const times = 5;

/** Shorter interactions are not reported by the browser, which rounds to 8 ms; they count as this long. */
const shortestMs = 16;
/** This long is waited for what an interaction sets in motion: data, pictures, the rest of a list. */
const restMs = 600;

interface Interaction {
  title: string;
  /** What the frame has to show. */
  screen: 'campaign-list' | 'amount' | 'commitment';
  /** Brings about what the interaction needs. Not measured. */
  prepare?: (frame: Frame) => Promise<void>;
  /** The one interaction that is measured. */
  act: (frame: Frame, turn: number) => Promise<void>;
  /** Undoes it. Not measured. */
  undo?: (frame: Frame) => Promise<void>;
}

/** Leaves out Playwright's own checks in the page, which take part of a slow CPU's time. */
const asFinger = { force: true };

const tabs = ['Expiring Soon', 'Newest'];
const digits = '250000';

/** What an investor waits for with a finger on the screen; the target is 100 ms from the press to the next paint. */
const interactions: readonly Interaction[] = [
  {
    title: 'Opening the menu',
    screen: 'campaign-list',
    act: (frame) => frame.getByRole('button', { name: 'Menu' }).click(asFinger),
    undo: closeDialog,
  },
  {
    title: 'Changing the tab',
    screen: 'campaign-list',
    act: (frame, turn) =>
      frame.getByRole('tab', { name: tabs[turn % tabs.length] }).click(asFinger),
  },
  {
    title: 'Typing an amount',
    screen: 'amount',
    prepare: async (frame) => frame.getByLabel('Amount').focus(),
    act: (frame, turn) => {
      const digit = turn % (digits.length + 1);
      return frame.getByLabel('Amount').press(digits[digit] ?? 'ControlOrMeta+Backspace');
    },
  },
  {
    title: 'Opening a dialog',
    screen: 'commitment',
    prepare: async (frame) => {
      await frame.getByRole('button', { name: 'Actions' }).click();
      await frame.getByRole('menuitem', { name: 'Cancel commitment' }).waitFor();
    },
    act: (frame) => frame.getByRole('menuitem', { name: 'Cancel commitment' }).click(asFinger),
    undo: closeDialog,
  },
];

/** How long each interaction takes to show at worst, in ms. */
export async function measureInteractions(environment: BenchEnvironment): Promise<Measurement[]> {
  const { campaign, commitment } = environment;
  const list = routes['campaign-list'];
  const screens = {
    'campaign-list': { path: list.path(campaign), content: list.content },
    amount: { path: `${routes.campaign.path(campaign)}/invest`, content: 'form input' },
    commitment: { path: commitment, content: 'button[aria-haspopup="menu"]' },
  };
  const measured: Measurement[] = [];
  for (const [screen, { path, content }] of Object.entries(screens)) {
    const investor = screen === 'commitment' ? 'committed' : 'known';
    const measure = async (visit: Visit) => {
      await visit.open(path);
      for (const each of interactions.filter((one) => one.screen === screen)) {
        const taken = await measureInteraction(visit.portal(), visit.cdp, each);
        const figures = { ms: Math.max(...taken) };
        measured.push({ kind: 'interactions', what: each.title, variant: 'ours', figures });
      }
    };
    await visiting(environment, 'ours', { content, investor }, measure, { fastNetwork: true });
  }
  return measured;
}

/**
 * Repeats an interaction on a CPU four times slower, and returns how long each took from the input to the next paint, ms.
 * @param frame is the portal's, on the screen that the interaction names.
 * @param cdp is the session of the process that runs this frame.
 */
async function measureInteraction(
  frame: Frame,
  cdp: CDPSession,
  { prepare, act, undo }: Interaction,
): Promise<number[]> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await frame.evaluate(observeEvents);
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    await prepare?.(frame);
    await frame.waitForTimeout(restMs);
    await frame.evaluate(takeEvents);
    await act(frame, turn);
    await frame.waitForTimeout(restMs);
    // The events of a press are one interaction, which lasts as long as the longest.
    taken.push(Math.max(shortestMs, ...(await frame.evaluate(takeEvents))));
    await undo?.(frame);
  }
  return taken;
}

async function closeDialog(frame: Frame): Promise<void> {
  await frame.getByRole('dialog').press('Escape');
  await frame.getByRole('dialog').waitFor({ state: 'hidden' });
}

declare global {
  interface Window {
    benchEvents?: number[];
  }
}

// These functions run in the portal's document, so each must be self-contained.

function observeEvents(): void {
  if (window.benchEvents) return;
  const noted: number[] = [];
  window.benchEvents = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
        noted.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function takeEvents(): number[] {
  return window.benchEvents?.splice(0) ?? [];
}
