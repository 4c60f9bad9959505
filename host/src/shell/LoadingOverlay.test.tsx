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

  it('goes when the work fails', async () => {
    await act(async () => {
      await withLoading(() => Promise.reject(new Error('no'))).catch(() => undefined);
    });
    expect(screen.queryByText(words)).toBeNull();
  });
});
