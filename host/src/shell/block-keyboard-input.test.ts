/** @jest-environment jest-fixed-jsdom */
import userEvent from '@testing-library/user-event';
import { blockKeyboardInput } from './block-keyboard-input';

function button() {
  const element = document.createElement('button');
  const pressed = jest.fn();
  element.addEventListener('click', pressed);
  document.body.replaceChildren(element, document.createElement('input'));
  element.focus();
  return { element, pressed };
}

describe('blockKeyboardInput', () => {
  it('blocks keys and keeps the focus until it is released', async () => {
    const user = userEvent.setup();
    const { element, pressed } = button();
    const release = blockKeyboardInput();
    await user.keyboard('{Enter} ');
    element.click();
    expect(pressed).not.toHaveBeenCalled();
    expect(element).toHaveFocus();
    release();
    await user.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('lets Tab, browser shortcuts and the pointer through', async () => {
    const user = userEvent.setup();
    const { element, pressed } = button();
    const onKeyDown = jest.fn();
    document.body.addEventListener('keydown', onKeyDown);
    const release = blockKeyboardInput();
    await user.pointer({ target: element, keys: '[MouseLeft]' });
    expect(pressed).toHaveBeenCalledTimes(1);
    await user.keyboard('{Control>}r{/Control}{F5}');
    expect(onKeyDown.mock.calls.map(([event]: [KeyboardEvent]) => event.key)).toEqual([
      'Control',
      'r',
      'F5',
    ]);
    await user.tab();
    expect(element).not.toHaveFocus();
    release();
  });
});
