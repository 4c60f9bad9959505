import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast } from '@investor-portal/shared/session/toast';
import { Toaster } from './Toaster';

// In small steps, because what one timer renders may start the next.
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
  afterEach(() => {
    jest.useRealTimers();
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

  it('shows a hostile server message as one short plain sentence', () => {
    toast('failure', `\u202e<b>No\u0000</b>\n\n\tway\u2066 ${'very '.repeat(5_000)}long`);
    const shown = screen.getByText(/way/);
    expect(shown.textContent).toMatch(/^<b>No<\/b> way very very .+…$/);
    expect(shown.textContent?.length).toBeLessThanOrEqual(300);
    // Its text direction does not depend on its surroundings.
    expect(shown).toHaveAttribute('dir', 'auto');
    expect(shown.querySelector('b')).toBeNull();
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

  it('shows a toast that is identical to one that is closing', () => {
    toast('failure', 'No connection');
    advance(2800);
    act(() => showToast({ kind: 'failure', message: 'No connection' }));
    advance(2500);
    expect(screen.getAllByText('No connection')).toHaveLength(1);
  });

  it('shows toasts of different kinds with the same message', () => {
    toast('info', 'Sent');
    toast('success', 'Sent');
    expect(screen.getAllByText('Sent')).toHaveLength(2);
  });

  it('closes other toasts after 4 s, but never a loading one', () => {
    toast('info', 'Note');
    toast('loading', 'Working');
    advance(6000);
    expect(screen.queryByText('Note')).toBeNull();
    expect(screen.getByText('Working')).toBeVisible();
  });

  it('stays while hovered or focused', () => {
    toast('failure', 'Read me');
    const card = screen.getByRole('status');
    fireEvent.mouseMove(card);
    advance(10_000);
    expect(screen.getByText('Read me')).toBeVisible();
    fireEvent.mouseLeave(card);
    fireEvent.focus(card);
    advance(10_000);
    expect(screen.getByText('Read me')).toBeVisible();
    fireEvent.blur(card);
    advance(4000);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('closes even when it appears under the mouse, which a tap leaves there', () => {
    toast('success', 'Committed');
    fireEvent.mouseEnter(screen.getByRole('status'));
    advance(6500);
    expect(screen.queryByText('Committed')).toBeNull();
  });

  it('shows at most three toasts and focuses the newest with Alt+T', () => {
    for (const message of ['One', 'Two', 'Three', 'Four']) toast('loading', message);
    advance(1000);
    expect(screen.getAllByRole('status').length).toBeLessThanOrEqual(3);
    fireEvent.keyDown(window, { code: 'KeyT', altKey: true });
    expect(document.activeElement).toHaveAttribute('data-toast');
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
    // After the dialog is painted.
    advance(100);
    expect(dialog).toContainElement(screen.getByText('Sending'));
    toast('failure', 'Not sent');
    expect(dialog).toContainElement(screen.getByText('Not sent'));
    await act(async () => dialog.remove());
    expect(screen.getByText('Not sent')).toBeVisible();
  });

  it('is dismissed by its button, which swiping does not block', () => {
    toast('loading', 'Dismiss me');
    const capture = jest.fn();
    screen.getByRole('status').setPointerCapture = capture;
    const button = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.pointerDown(button);
    expect(capture).not.toHaveBeenCalled();
    fireEvent.click(button);
    advance(1000);
    expect(screen.queryByText('Dismiss me')).toBeNull();
  });

  it('is dismissed by a swipe of 20 px, not less', () => {
    toast('loading', 'Swipe me');
    const card = screen.getByRole('status');
    // jsdom does not capture pointers, and its pointer events lack coordinates; a mouse event of that name has them.
    const capture = jest.fn();
    card.setPointerCapture = capture;
    const point = (type: string, clientX: number) =>
      fireEvent(card, new MouseEvent(type, { bubbles: true, clientX }));
    const swipe = (to: number) => {
      point('pointerdown', 0);
      point('pointermove', to);
      point('pointerup', to);
      advance(1000);
    };
    swipe(19);
    expect(screen.getByText('Swipe me')).toBeVisible();
    // A release outside the toast is received too.
    expect(capture).toHaveBeenCalledTimes(1);
    swipe(20);
    expect(screen.queryByText('Swipe me')).toBeNull();
  });
});
