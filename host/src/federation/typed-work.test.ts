import userEvent from '@testing-library/user-event';
import { forgetTypedWork, hasTypedWork, watchTypedWork } from './typed-work';

describe('what an investor has typed', () => {
  beforeAll(watchTypedWork);
  afterEach(forgetTypedWork);

  it('is text in a field, until the screen is left', async () => {
    const field = document.createElement('input');
    document.body.replaceChildren(field);
    expect(hasTypedWork()).toBe(false);
    await userEvent.type(field, '5');
    expect(hasTypedWork()).toBe(true);
    forgetTypedWork();
    expect(hasTypedWork()).toBe(false);
  });

  it('is a stroke on a canvas, and no press elsewhere', async () => {
    const canvas = document.createElement('canvas');
    const button = document.createElement('button');
    document.body.replaceChildren(canvas, button);
    await userEvent.click(button);
    expect(hasTypedWork()).toBe(false);
    await userEvent.pointer({ target: canvas, keys: '[MouseLeft>]' });
    expect(hasTypedWork()).toBe(true);
  });
});
