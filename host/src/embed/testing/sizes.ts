/** Stands for the browser’s ResizeObserver, which jsdom lacks. `report` tells every observer that a size has changed. */
export function observeSizes(): { report: () => void; restore: () => void } {
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
