import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast } from '@investor-portal/shared/session/toast';
import { Toaster } from './Toaster';

// In small steps, so that what one timer renders may start the next.
function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) act(() => void jest.advanceTimersByTime(100));
}

function toast(kind: 'success' | 'failure' | 'info' | 'loading', message: string) {
  act(() => showToast({ kind, message }));
  pass(300);
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
    toast(kind, 'The words of the server');
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText('The words of the server')).toBeVisible();
    pass(duration - 400);
    expect(screen.getByText(title)).toBeVisible();
    pass(1500);
    expect(screen.queryByText(title)).toBeNull();
  });

  it('shows hostile words of a server as one short plain sentence', () => {
    toast('failure', `\u202e<b>No\u0000</b>\n\n\tway\u2066 ${'very '.repeat(5_000)}long`);
    const said = screen.getByText(/way/);
    expect(said.textContent).toMatch(/^<b>No<\/b> way very very .+…$/);
    expect(said.textContent?.length).toBeLessThanOrEqual(300);
    // Its direction is its own, not that of what stands around it.
    expect(said).toHaveAttribute('dir', 'auto');
    expect(said.querySelector('b')).toBeNull();
  });

  it('that says the same again stays as long again, and is one', () => {
    toast('failure', 'No connection');
    pass(2500);
    toast('failure', 'No connection');
    pass(2500);
    expect(screen.getAllByText('No connection')).toHaveLength(1);
    pass(1500);
    expect(screen.queryByText('No connection')).toBeNull();
  });

  it('that says the same as one that is leaving is shown', () => {
    toast('failure', 'No connection');
    pass(2800);
    act(() => showToast({ kind: 'failure', message: 'No connection' }));
    pass(2500);
    expect(screen.getAllByText('No connection')).toHaveLength(1);
  });

  it('of another kind is another, whatever it says', () => {
    toast('info', 'Sent');
    toast('success', 'Sent');
    expect(screen.getAllByText('Sent')).toHaveLength(2);
  });

  it('closes others after 4 s and never a loading one', () => {
    toast('info', 'Note');
    toast('loading', 'Working');
    pass(6000);
    expect(screen.queryByText('Note')).toBeNull();
    expect(screen.getByText('Working')).toBeVisible();
  });

  it('waits while it is hovered or has focus', () => {
    toast('failure', 'Read me');
    const card = screen.getByRole('status');
    fireEvent.mouseMove(card);
    pass(10_000);
    expect(screen.getByText('Read me')).toBeVisible();
    fireEvent.mouseLeave(card);
    fireEvent.focus(card);
    pass(10_000);
    expect(screen.getByText('Read me')).toBeVisible();
    fireEvent.blur(card);
    pass(4000);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('goes although it came where a finger has tapped, which leaves the mouse there', () => {
    toast('success', 'Committed');
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(6500);
    expect(screen.queryByText('Committed')).toBeNull();
  });

  it('shows three at the most, and the newest takes the focus with Alt+T', () => {
    for (const message of ['One', 'Two', 'Three', 'Four']) toast('loading', message);
    pass(1000);
    expect(screen.getAllByRole('status').length).toBeLessThanOrEqual(3);
    fireEvent.keyDown(window, { code: 'KeyT', altKey: true });
    expect(document.activeElement).toHaveAttribute('data-toast');
  });

  it('leaves the focus to the next, and the last one to what had it', () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    for (const message of ['One', 'Two']) toast('loading', message);
    pass(500);
    fireEvent.keyDown(window, { code: 'KeyT', altKey: true });
    expect(screen.getByText('Two').closest('[data-toast]')).toHaveFocus();
    const dismiss = screen.getAllByRole('button', { name: 'Dismiss' });
    act(() => dismiss[1]?.focus());
    fireEvent.click(document.activeElement ?? button);
    expect(screen.getByText('One').closest('[data-toast]')).toHaveFocus();
    fireEvent.keyDown(document.activeElement ?? button, { key: 'Escape' });
    expect(button).toHaveFocus();
    pass(1000);
    expect(screen.queryByText('One')).toBeNull();
    button.remove();
  });

  it('is inside the dialog while one is open: all else is inert then', async () => {
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

  it('is dismissed by its button, which no pull keeps from being pressed', () => {
    toast('loading', 'Dismiss me');
    const capture = jest.fn();
    screen.getByRole('status').setPointerCapture = capture;
    const button = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.pointerDown(button);
    expect(capture).not.toHaveBeenCalled();
    fireEvent.click(button);
    pass(1000);
    expect(screen.queryByText('Dismiss me')).toBeNull();
  });

  it('goes when it is pulled 20 px aside, and not before', () => {
    toast('loading', 'Pull me');
    const card = screen.getByRole('status');
    // jsdom captures no pointer. Its pointer events carry no place; a mouse event of that name does.
    const capture = jest.fn();
    card.setPointerCapture = capture;
    const point = (type: string, clientX: number) =>
      fireEvent(card, new MouseEvent(type, { bubbles: true, clientX }));
    const pull = (to: number) => {
      point('pointerdown', 0);
      point('pointermove', to);
      point('pointerup', to);
      pass(1000);
    };
    pull(19);
    expect(screen.getByText('Pull me')).toBeVisible();
    // A release elsewhere is heard too.
    expect(capture).toHaveBeenCalledTimes(1);
    pull(20);
    expect(screen.queryByText('Pull me')).toBeNull();
  });
});
