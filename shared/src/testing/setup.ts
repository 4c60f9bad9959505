import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A real server answers: on a busy machine later than the second Testing Library waits by itself.
configure({ asyncUtilTimeout: 15_000 });

// A component that logs an error has a fault: the test that saw it fails.
let logged: unknown[][] = [];
const report = console.error;
beforeEach(() => {
  logged = [];
  console.error = (...parts: unknown[]) => {
    logged.push(parts);
    report(...parts);
  };
});
afterEach(() => {
  console.error = report;
  if (logged.length > 0) throw new Error(`console.error was called: ${String(logged[0]?.[0])}`);
});

// jsdom has no modal dialogs yet; this keeps what tests ask of one: open, close and their events.
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom lays nothing out, so no size ever changes.
if (typeof window !== 'undefined')
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
