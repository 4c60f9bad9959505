import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { createCampaign, pointAtSandbox, signIn } from '@investor-portal/shared/testing/sandbox';
import { show as showElement } from '@investor-portal/shared/testing/show';
import { CampaignCard } from './CampaignCard';
import { htmlToText } from './html-to-text';

beforeAll(pointAtSandbox);

function show(campaign: Campaign) {
  const props = { campaign, now: Date.now(), urgent: false, onExpired: () => {} };
  showElement(<CampaignCard {...props} />);
  return screen.getByRole('article');
}

it('§2 a campaign’s card says how much is raised of what, and the minimum, or once when the offering opens, and not when it ends', async () => {
  const terms = { totalOffering: 1_000_000, minAmountPerInvestor: 5_000 };
  let card = show(await createCampaign(terms));
  expect(card).toHaveTextContent('PHP 0.00 raised0%of PHP 1,000,000.00');
  expect(card).toHaveTextContent('Minimum PHP 5,000.00');
  expect(screen.getByRole('button', { name: 'Invest Now' })).toBeEnabled();
  cleanup();
  card = show(await createCampaign({ startsInHours: 60, endsInHours: 600 }));
  expect(card).toHaveTextContent('Opens in 2 days');
  expect(card.textContent?.match(/Opens/g)).toHaveLength(1);
  expect(card).not.toHaveTextContent('left');
  expect(screen.getByRole('button', { name: 'Invest Now' })).toBeDisabled();
});

it('§2 a campaign’s card offers an investor to watch, at once: beside Invest Now, or instead of it before the opening', async () => {
  await signIn('Basic');
  show(await createCampaign());
  expect(screen.getByRole('button', { name: 'Watch' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invest Now' })).toBeEnabled();
  cleanup();
  const card = show(await createCampaign({ startsInHours: 60, endsInHours: 600 }));
  await userEvent.click(screen.getByRole('button', { name: 'Watch', pressed: false }));
  const watch = screen.getByRole('button', { name: 'Watch', pressed: true });
  expect(watch).toHaveAccessibleDescription(within(card).getByRole('heading').textContent ?? '');
  expect(screen.queryByRole('button', { name: 'Invest Now' })).toBeNull();
});

const struck = '<del>PHP 120</del> <b style="text-decoration:line-through">9</b> PHP 100';
it.each([
  [
    '<h2>Kape</h2><p>In <b>Benguet</b>.</p><ul><li>A</li><li>B</li></ul>',
    'Kape In Benguet. · A · B',
  ],
  ['<ul><li>only</li></ul>', 'only'],
  ['one<br>two &amp; three', 'one two & three'],
  [struck, 'PHP 100'],
])('htmlToText removes the tags of %s and keeps words apart', (html, text) =>
  expect(htmlToText(html)).toBe(text),
);

it('htmlToText removes hostile markup without running it', () => {
  const hostile =
    '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><style>*{}</style>' +
    '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe><svg onload="window.hacked = 1"></svg>';
  expect(htmlToText(hostile)).toBe('');
  expect('hacked' in window).toBe(false);
});
