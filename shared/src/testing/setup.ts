import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Tests use a real server, which on a busy machine takes longer than Testing Library's default of one second.
configure({ asyncUtilTimeout: 15_000 });

// A component that logs an error is faulty, so its test fails.
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

// jsdom has no modal dialogs yet; this implements what the tests need: open, close and their events.
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom has no layout, so sizes never change.
if (typeof window !== 'undefined')
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
