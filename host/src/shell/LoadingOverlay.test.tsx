import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startLoading } from '@investor-portal/shared/session/loading';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { LoadingOverlay } from './LoadingOverlay';

const text = 'Loading... This may take a few seconds.';

describe('§2 the global overlay', () => {
  beforeEach(() => {
    render(<LoadingOverlay />, { wrapper: pageWrapper() });
  });

  it('says what is happening, and stays until everyone who set the shared flag has cleared it', () => {
    expect(screen.queryByText(text)).toBeNull();
    let [silent, submitting] = [() => {}, () => {}];
    act(() => {
      submitting = startLoading('Submitting your commitment of PHP 25,000.00.');
      silent = startLoading();
    });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      `${text}Submitting your commitment of PHP 25,000.00.`,
    );
    act(() => {
      submitting();
      submitting();
    });
    expect(screen.getByRole('status').textContent).toBe(text);
    act(() => silent());
    expect(screen.queryByText(text)).toBeNull();
  });

  it('says after eight seconds that it is still waiting', () => {
    jest.useFakeTimers();
    const waiting = 'We are still waiting.';
    let stop = () => {};
    act(() => {
      stop = startLoading();
    });
    act(() => jest.advanceTimersByTime(7_999));
    expect(screen.queryByText(waiting)).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent(`${text}${waiting}`);
    act(stop);
    expect(screen.queryByText(waiting)).toBeNull();
    jest.useRealTimers();
  });

  it('blocks keys on the controls below, but no shortcuts of the browser', async () => {
    const user = userEvent.setup();
    const pressed = jest.fn();
    const keys: string[] = [];
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener('click', pressed);
    button.addEventListener('keydown', ({ key }) => keys.push(key));
    button.focus();
    let stop = () => {};
    act(() => {
      stop = startLoading();
    });
    await user.keyboard('{Enter} {Control>}r{/Control}{F5}');
    button.click();
    expect(pressed).not.toHaveBeenCalled();
    expect(keys).toEqual(['Control', 'r', 'F5']);
    act(stop);
    await user.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledTimes(1);
    button.remove();
  });

  it('moves into an open dialog, outside which everything is inert', async () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    await act(async () => dialog.setAttribute('open', ''));
    let stop = () => {};
    act(() => {
      stop = startLoading();
    });
    expect(dialog).toContainElement(await screen.findByText(text));
    await act(async () => dialog.removeAttribute('open'));
    expect(dialog).not.toContainElement(screen.getByText(text));
    act(stop);
    dialog.remove();
  });
});
