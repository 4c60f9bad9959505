/** jsdom has no layout and no ResizeObserver. This observer reports once, as a browser’s observer does at the start. */
export class OneTimeResizeObserver {
  constructor(private readonly report: () => void) {}

  observe() {
    this.report();
  }

  disconnect() {}
}
