/** @jest-environment jest-fixed-jsdom */
import { mount } from './embed';
import { portalUrl } from './testing/portal-frame';

/** Stands for the browser’s ResizeObserver, which jsdom lacks. `report` tells every observer that a size has changed. */
function observeSizes() {
  const before = globalThis.ResizeObserver;
  const observers = new Set<() => void>();
  globalThis.ResizeObserver = class {
    private readonly callback: () => void;
    constructor(callback: () => void) {
      this.callback = callback;
    }
    observe() {
      observers.add(this.callback);
    }
    unobserve() {
      this.disconnect();
    }
    disconnect() {
      observers.delete(this.callback);
    }
  } as unknown as typeof ResizeObserver;
  return {
    report: () => {
      for (const callback of observers) callback();
    },
    restore: () => {
      globalThis.ResizeObserver = before;
    },
  };
}

describe('embed.js watches its frame', () => {
  let sizes: ReturnType<typeof observeSizes>;
  let warned: jest.SpyInstance;
  let failed: jest.SpyInstance;
  const container = document.createElement('div');
  const open = () => mount(container, { portalUrl, getPartnerDetails: () => null });

  beforeEach(() => {
    jest.useFakeTimers();
    sizes = observeSizes();
    warned = jest.spyOn(console, 'warn').mockImplementation();
    failed = jest.spyOn(console, 'error').mockImplementation();
    document.body.append(container);
  });
  afterEach(() => {
    jest.useRealTimers();
    sizes.restore();
    warned.mockRestore();
    failed.mockRestore();
    container.replaceChildren();
  });

  /** The browser reports a size of the frame. */
  function resize(iframe: HTMLIFrameElement, height: number) {
    Object.defineProperty(iframe, 'offsetHeight', { configurable: true, value: height });
    sizes.report();
    jest.advanceTimersByTime(1_000);
  }

  it('says once that its container has no height', () => {
    const portal = open();
    for (const height of [600, 0, 150, 150]) resize(portal.iframe, height);
    portal.unmount();
    expect(warned.mock.calls).toEqual([
      [expect.stringContaining('only 150 px high. Give the element around it a height')],
    ]);
  });

  it('says that its container was removed, and not that the portal is not ready', async () => {
    const portal = open();
    container.remove();
    resize(portal.iframe, 0);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(warned.mock.calls).toEqual([[expect.stringContaining('Call unmount()')]]);
    expect(failed).not.toHaveBeenCalled();
    portal.unmount();
  });

  it('says nothing of a frame that the page moves, or that is unmounted', () => {
    const portal = open();
    container.remove();
    sizes.report();
    document.body.append(container);
    jest.advanceTimersByTime(1_000);
    portal.unmount();
    sizes.report();
    jest.advanceTimersByTime(1_000);
    expect(warned).not.toHaveBeenCalled();
  });

  it('warns of a second portal in one element', () => {
    const [first, second] = [open(), open()];
    expect(warned.mock.calls).toEqual([[expect.stringContaining('has a portal already')]]);
    first.unmount();
    second.unmount();
    open().unmount();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
