import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { startLoading, withLoading } from '@investor-portal/shared/session/loading';
import { store } from '@investor-portal/shared/session/store';
import { LoadingOverlay } from './LoadingOverlay';

const words = 'Loading... This may take a few seconds.';

describe('§2 the global overlay', () => {
  beforeEach(() => {
    render(
      <Provider store={store}>
        <LoadingOverlay />
      </Provider>,
    );
  });

  it('follows the shared flag until the last who holds it lets go', () => {
    expect(screen.queryByText(words)).toBeNull();
    let [first, second] = [() => {}, () => {}];
    act(() => {
      first = startLoading();
      second = startLoading();
    });
    expect(screen.getByRole('status')).toHaveTextContent(words);
    act(() => {
      first();
      first();
    });
    expect(screen.getByText(words)).toBeVisible();
    act(() => second());
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is inside the dialog while one is open: all else is inert then', async () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    await act(async () => dialog.setAttribute('open', ''));
    let stop = () => {};
    act(() => {
      stop = startLoading();
    });
    expect(dialog).toContainElement(await screen.findByText(words));
    await act(async () => dialog.removeAttribute('open'));
    expect(dialog).not.toContainElement(screen.getByText(words));
    act(stop);
    dialog.remove();
  });

  it('goes when the work fails', async () => {
    await act(async () => {
      await withLoading(() => Promise.reject(new Error('no'))).catch(() => undefined);
    });
    expect(screen.queryByText(words)).toBeNull();
  });
});
