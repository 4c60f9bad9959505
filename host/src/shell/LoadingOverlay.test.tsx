import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { loadingAtom, startLoading } from '@investor-portal/shared/session/loading';
import { show } from '@investor-portal/shared/testing/show';
import { LoadingOverlay } from './LoadingOverlay';

const text = 'Loading... This may take a few seconds.';

function start(doing?: string): () => void {
  let stop = () => {};
  act(() => void (stop = startLoading(doing)));
  return stop;
}

describe('§2 the global overlay', () => {
  beforeEach(() => void show(<LoadingOverlay />));

  it('says what is happening, and after eight seconds that it is still waiting', () => {
    jest.useFakeTimers();
    expect(screen.queryByText(text)).toBeNull();
    const doing = 'Submitting your commitment of PHP 25,000.00.';
    const stop = start(doing);
    const status = screen.getByRole('status');
    act(() => jest.advanceTimersByTime(7_999));
    expect(status.textContent).toBe(`${text}${doing}`);
    act(() => jest.advanceTimersByTime(1));
    expect(status.textContent).toBe(`${text}${doing}We are still waiting.`);
    act(stop);
    expect(status).toBeEmptyDOMElement();
  });

  it('blocks keys on the controls below, but no shortcuts of the browser', async () => {
    const user = userEvent.setup();
    const pressed = jest.fn();
    const keys: string[] = [];
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener('click', pressed);
    button.addEventListener('keydown', ({ key }) => keys.push(key));
    button.focus();
    const stop = start();
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
    const stop = start();
    expect(dialog).toContainElement(await screen.findByText(text));
    await act(async () => dialog.removeAttribute('open'));
    expect(dialog).not.toContainElement(screen.getByText(text));
    act(stop);
    dialog.remove();
  });
});

/** Its question closes in the same commit of React in which the overlay opens. */
function ScreenWithQuestion() {
  return (
    <>
      {useAtomValue(loadingAtom) ? null : <dialog open />}
      <LoadingOverlay />
    </>
  );
}

it('opens although the dialog in which it would be is removed', async () => {
  // As browsers do. jsdom has no popovers.
  HTMLElement.prototype.showPopover = function () {
    if (!this.isConnected) throw new DOMException('disconnected', 'InvalidStateError');
  };
  show(<ScreenWithQuestion />);
  const stop = start();
  expect(await screen.findByText(text)).toBeInTheDocument();
  act(stop);
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});
