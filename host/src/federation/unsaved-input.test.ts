import userEvent from '@testing-library/user-event';
import { forgetUnsavedInput, hasUnsavedInput, watchUnsavedInput } from './unsaved-input';

describe('what an investor has typed', () => {
  beforeAll(watchUnsavedInput);
  afterEach(forgetUnsavedInput);

  it('is text in a field, until the screen is left', async () => {
    const field = document.createElement('input');
    document.body.replaceChildren(field);
    expect(hasUnsavedInput()).toBe(false);
    await userEvent.type(field, '5');
    expect(hasUnsavedInput()).toBe(true);
    forgetUnsavedInput();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('is a stroke on a canvas, and no press elsewhere', async () => {
    const canvas = document.createElement('canvas');
    const button = document.createElement('button');
    document.body.replaceChildren(canvas, button);
    await userEvent.click(button);
    expect(hasUnsavedInput()).toBe(false);
    await userEvent.pointer({ target: canvas, keys: '[MouseLeft>]' });
    expect(hasUnsavedInput()).toBe(true);
  });
});
