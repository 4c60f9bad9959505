import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Tests use a real server, which on a busy machine takes longer than Testing Library's default of one second.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no modal dialogs yet; this implements what the tests need: open, close and their events.
if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom has no layout, so sizes never change.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// For a rule with :has(), jsdom searches the document for each element whose style is asked for: a third of the time of
// tests with many elements. No unit test is about what such a rule looks like. styled-components leaves out a rule that
// insertRule refuses, as in a browser that does not know the selector.
Object.assign(window, { SC_DISABLE_SPEEDY: false });
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function withoutHas(rule, index) {
  if (rule.includes(':has(')) throw new DOMException('jsdom is slow at it.', 'SyntaxError');
  return insertRule.call(this, rule, index);
};
