/** @jest-environment jest-fixed-jsdom */
import userEvent from '@testing-library/user-event';
import { forgetUnsavedInput, hasUnsavedInput, watchUnsavedInput } from './unsaved-input';

describe('unsaved input', () => {
  beforeAll(watchUnsavedInput);
  afterEach(forgetUnsavedInput);

  it('is text in a field, until the investor leaves the screen', async () => {
    const field = document.createElement('input');
    document.body.replaceChildren(field);
    expect(hasUnsavedInput()).toBe(false);
    await userEvent.type(field, '5');
    expect(hasUnsavedInput()).toBe(true);
    forgetUnsavedInput();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('is a stroke on a canvas, but not a click on a button', async () => {
    const canvas = document.createElement('canvas');
    const button = document.createElement('button');
    document.body.replaceChildren(canvas, button);
    await userEvent.click(button);
    expect(hasUnsavedInput()).toBe(false);
    await userEvent.pointer({ target: canvas, keys: '[MouseLeft>]' });
    expect(hasUnsavedInput()).toBe(true);
  });
});
