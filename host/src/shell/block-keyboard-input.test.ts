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

describe('keys under the overlay', () => {
  it('work nothing until they are let go, and focus stays', async () => {
    const user = userEvent.setup();
    const { element, pressed } = button();
    const letGo = blockKeyboardInput();
    await user.keyboard('{Enter} ');
    element.click();
    expect(pressed).not.toHaveBeenCalled();
    expect(element).toHaveFocus();
    letGo();
    await user.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('leave Tab, the browser’s shortcuts and the pointer alone', async () => {
    const user = userEvent.setup();
    const { element, pressed } = button();
    const reload = jest.fn();
    document.body.addEventListener('keydown', reload);
    const letGo = blockKeyboardInput();
    await user.pointer({ target: element, keys: '[MouseLeft]' });
    expect(pressed).toHaveBeenCalledTimes(1);
    await user.keyboard('{Control>}r{/Control}{F5}');
    expect(reload.mock.calls.map(([event]: [KeyboardEvent]) => event.key)).toEqual([
      'Control',
      'r',
      'F5',
    ]);
    await user.tab();
    expect(element).not.toHaveFocus();
    letGo();
  });
});
