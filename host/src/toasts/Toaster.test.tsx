import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast } from '@investor-portal/shared/session/toast';
import { Toaster } from './Toaster';

// Small steps are needed, because rendering after one timer may start the next.
function advance(ms: number) {
  for (let elapsed = 0; elapsed < ms; elapsed += 100) act(() => void jest.advanceTimersByTime(100));
}

function toast(kind: 'success' | 'failure' | 'info' | 'loading', message: string) {
  act(() => showToast({ kind, message }));
  advance(300);
}

describe('§8, §9 toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toaster />);
  });

  it.each([
    ['success', 'Success!', 5000],
    ['failure', 'Failed!', 3000],
  ] as const)('shows %s as %s for %i ms', (kind, title, duration) => {
    toast(kind, 'A server message');
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText('A server message')).toBeVisible();
    advance(duration - 400);
    expect(screen.getByText(title)).toBeVisible();
    advance(1500);
    expect(screen.queryByText(title)).toBeNull();
  });

  it('announces a hostile server message once as one short plain sentence, in a live region that was there before', () => {
    const region = screen.getByRole('region', { name: /^Notifications/ });
    expect(region).toHaveAttribute('aria-live', 'polite');
    toast('failure', `\u202e<b>No\u0000</b>\n\n\tway\u2066 ${'very '.repeat(5_000)}long`);
    const shown = screen.getByText(/^<b>No<\/b> way very very .+…$/);
    // The text direction must not depend on the page around the toast.
    expect(shown).toHaveAttribute('dir', 'auto');
    expect(region).toContainElement(shown);
    expect(region.querySelector('[role=status], [role=alert], [aria-live]')).toBeNull();
  });

  it('restarts the timer of an identical toast instead of adding another, also of several lines', () => {
    toast('success', 'Your  commitment\nwas received.');
    advance(4000);
    toast('success', 'Your  commitment\nwas received.');
    advance(4000);
    expect(screen.getAllByText('Your commitment was received.')).toHaveLength(1);
    advance(2000);
    expect(screen.queryByText('Your commitment was received.')).toBeNull();
  });

  it('is shown once when it comes back while it closes, or twice after it was dismissed before it had entered', () => {
    const fail = () => act(() => showToast({ kind: 'failure', message: 'No connection' }));
    fail();
    advance(3100);
    fail();
    advance(2500);
    expect(screen.getAllByText('No connection')).toHaveLength(1);
    advance(2000);
    expect(screen.queryByText('No connection')).toBeNull();
    fail();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    fail();
    advance(1000);
    toast('failure', 'No connection');
    expect(screen.getAllByText('No connection')).toHaveLength(1);
  });

  it('closes other toasts after 4 s, but never a loading one, and shows at most three', () => {
    toast('loading', 'One');
    toast('info', 'Note');
    advance(3400);
    expect(screen.getByText('Note')).toBeVisible();
    advance(1500);
    expect(screen.queryByText('Note')).toBeNull();
    for (const message of ['Two', 'Three', 'Four']) toast('loading', message);
    advance(1000);
    expect(screen.getAllByRole('group')).toHaveLength(3);
    expect(screen.getByText('Four')).toBeVisible();
  });

  it('stays while hovered or focused, and then the rest of its time, but not because it appears under the mouse, which a tap leaves there', () => {
    toast('failure', 'Read me');
    const card = screen.getByRole('group');
    advance(2000);
    fireEvent.mouseMove(card);
    advance(10_000);
    expect(screen.getByText('Read me')).toBeVisible();
    // The same failure again has the whole time.
    toast('failure', 'Read me');
    fireEvent.mouseLeave(card);
    advance(2000);
    fireEvent.focus(card);
    advance(10_000);
    expect(screen.getByText('Read me')).toBeVisible();
    fireEvent.blur(card);
    advance(1800);
    expect(screen.queryByText('Read me')).toBeNull();
    advance(500);
    toast('success', 'Committed');
    fireEvent.mouseEnter(screen.getByRole('group'));
    advance(6500);
    expect(screen.queryByText('Committed')).toBeNull();
  });

  it('moves the focus to the next toast, and finally to where it was before', () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    for (const message of ['One', 'Two']) toast('loading', message);
    advance(500);
    fireEvent.keyDown(window, { code: 'KeyT', altKey: true });
    expect(screen.getByText('Two').closest('[data-toast]')).toHaveFocus();
    const dismiss = screen.getAllByRole('button', { name: 'Dismiss' });
    const capture = jest.fn();
    for (const card of screen.getAllByRole('group')) card.setPointerCapture = capture;
    fireEvent.pointerDown(dismiss[1] ?? button);
    // Capturing the pointer for a swipe would block the press.
    expect(capture).not.toHaveBeenCalled();
    act(() => dismiss[1]?.focus());
    fireEvent.click(document.activeElement ?? button);
    expect(screen.getByText('One').closest('[data-toast]')).toHaveFocus();
    fireEvent.keyDown(document.activeElement ?? button, { key: 'Escape' });
    expect(button).toHaveFocus();
    advance(1000);
    expect(screen.queryByText('One')).toBeNull();
    button.remove();
  });

  it('moves into an open dialog, outside which everything is inert', async () => {
    toast('loading', 'Sending');
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    await act(async () => dialog.setAttribute('open', ''));
    expect(dialog).toContainElement(screen.getByText('Sending'));
    toast('failure', 'Not sent');
    expect(dialog).toContainElement(screen.getByText('Not sent'));
    await act(async () => dialog.remove());
    expect(screen.getByText('Not sent')).toBeVisible();
  });

  // jsdom does not capture pointers, and its pointer events have no coordinates. A mouse event of the same name has
  // them.
  function swipe(card: HTMLElement, to: number, pointerType: string) {
    const capture = jest.fn();
    card.setPointerCapture = capture;
    for (const [type, clientX] of [
      ['pointerdown', 0],
      ['pointermove', to],
      ['pointerup', to],
    ] as const) {
      const event = new MouseEvent(type, { bubbles: true, clientX });
      fireEvent(card, Object.assign(event, { pointerType }));
    }
    advance(1000);
    return capture;
  }

  it.each(['touch', 'pen'])('is dismissed by a swipe of 20 px, not less, with %s', (pointer) => {
    toast('loading', 'Swipe me');
    const card = screen.getByRole('group');
    // The mouse selects text.
    expect(swipe(card, 200, 'mouse')).not.toHaveBeenCalled();
    const capture = swipe(card, 19, pointer);
    expect(screen.getByText('Swipe me')).toBeVisible();
    // With capture, a release outside the toast is received too.
    expect(capture).toHaveBeenCalledTimes(1);
    swipe(card, 20, pointer);
    expect(screen.queryByText('Swipe me')).toBeNull();
  });
});
