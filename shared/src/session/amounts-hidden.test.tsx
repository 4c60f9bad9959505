/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAmountsHidden, useHideAmounts } from './amounts-hidden';

function Probe() {
  const hidden = useAmountsHidden();
  const [chosen, toggle] = useHideAmounts();
  return (
    <>
      <button type="button" aria-pressed={chosen} onClick={toggle}>
        Hide amounts
      </button>
      <output>{hidden ? 'hidden' : 'shown'}</output>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Hide amounts' });
const state = () => screen.getByRole('status').textContent;

/** Changes the setting as another tab of the browser would. */
function changeElsewhere(newValue: string | null) {
  if (newValue === null) localStorage.removeItem('amounts-hidden');
  else localStorage.setItem('amounts-hidden', newValue);
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'amounts-hidden', newValue, storageArea: localStorage }),
    );
  });
}

describe('hidden amounts', () => {
  afterEach(async () => {
    if (button().getAttribute('aria-pressed') === 'true') await userEvent.click(button());
  });

  it('follow the browser’s other tabs', () => {
    render(<Probe />);
    changeElsewhere('1');
    expect(state()).toBe('hidden');
    changeElsewhere(null);
    expect(state()).toBe('shown');
  });

  it('are shown in print, at once, and hidden again afterwards', async () => {
    render(<Probe />);
    await userEvent.click(button());
    // The browser prints the page as it is after the event.
    let printed: string | null = '';
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
      printed = state();
    });
    expect(printed).toBe('shown');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(state()).toBe('hidden');
  });

  it('are hidden on this page if nothing can be stored', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<Probe />);
    await userEvent.click(button());
    expect(state()).toBe('hidden');
    blocked.mockRestore();
  });
});
