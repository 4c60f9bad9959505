import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { configure } from '../testing/configure';
import { hideAmounts } from '../testing/hide-amounts';
import { Money } from './Money';
import { NoWrap } from './NoWrap';
import { HideableFigures } from './HideableFigures';

/** Returns the text that sighted users see, and the text that screen readers read, while amounts are hidden. */
function hide(content: ReactNode) {
  configure();
  const { container, unmount } = render(<p>{content}</p>);
  hideAmounts(true);
  const textWithout = (left: string) => {
    const copy = container.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll(left)) each.remove();
    return copy.textContent;
  };
  const [seen, heard] = [textWithout('[aria-hidden] + span'), textWithout('[aria-hidden]')];
  hideAmounts(false);
  unmount();
  return { seen, heard };
}

describe('a figure that belongs to the investor', () => {
  it('is hidden behind a mask of constant length, and read as hidden, but stays a dash if it is unknown', () => {
    const small = hide(<Money hideable amount={12} />);
    expect(small).toEqual({ seen: 'PHP ••••••', heard: 'Amount hidden' });
    const large = hide(<Money hideable amount={-1_234_567.5} currency="USD" />);
    expect(large.seen).toBe('USD ••••••');
    const whole = hide(<HideableFigures>PHP 50,000 was received</HideableFigures>);
    expect(whole.heard).toBe('Amount hidden was received');
    expect(hide(<Money hideable amount={null} />).seen).toBe('--');
  });

  it.each(['1,200', '12.5', '-3', '0.125'])('may be a number of shares: %s', (count) => {
    const { seen, heard } = hide(<HideableFigures>{count}</HideableFigures>);
    expect([seen, heard]).toEqual(['•••', 'Number hidden']);
  });

  it.each([
    [
      'You asked for 1,200 shares and received 80 shares on 2026-11-30, 06:50 PHT.',
      'You asked for ••• shares and received ••• shares on 2026-11-30, 06:50 PHT.',
    ],
    [
      'If you don’t reconfirm, CMT-2026-090022 of PHP 9,000.00 will be cancelled.',
      'If you don’t reconfirm, CMT-2026-090022 of PHP •••••• will be cancelled.',
    ],
    ['PHP 5.00 + USD 6.00', 'PHP •••••• + USD ••••••'],
    // The API's sentences in a success toast.
    ['PHP 50,000 was received.', 'PHP •••••• was received.'],
    ['We got PHP 50,000.0000, thank you.', 'We got PHP ••••••, thank you.'],
    ['₱50,000 and Php. 1,00,000.5 and PHP7', '₱•••••• and Php. •••••• and PHP••••••'],
    ['USD 5 on 2026-11-30, 06:50 PHT, 2 left', 'USD •••••• on 2026-11-30, 06:50 PHT, 2 left'],
    ['in 6 open commitments, 12.50% of 2 positions'],
  ])('is hidden in a sentence, whose other words stay: %s', (sentence, expected = sentence) => {
    expect(hide(<HideableFigures>{sentence}</HideableFigures>).seen).toBe(expected);
    expect(hide(<NoWrap hideable>{sentence}</NoWrap>).seen).toBe(expected);
  });

  it('covers every number of a sentence with `every`, and nothing where it is not the investor’s', () => {
    const { seen } = hide(
      <HideableFigures every>Your shares change from 90.5 to 1,072.</HideableFigures>,
    );
    expect(seen).toBe('Your shares change from ••• to •••.');
    expect(hide(<Money amount={5_000} />).seen).toBe('PHP 5,000.00');
    expect(hide(<NoWrap>At least PHP 5,000.00.</NoWrap>).seen).toBe('At least PHP 5,000.00.');
  });
});
