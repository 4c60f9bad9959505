/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { CampaignCard, htmlToText } from './CampaignCard';

beforeAll(pointAtSandbox);

function show(campaign: Campaign) {
  const noop = () => {};
  render(
    <MemoryRouter>
      <CampaignCard
        campaign={campaign}
        now={Date.now()}
        onOpen={noop}
        onInvest={noop}
        onExpired={noop}
      />
    </MemoryRouter>,
  );
  return screen.getByRole('article');
}

describe('§2 a campaign’s card', () => {
  it('says how much is raised of what', async () => {
    const card = show(await createCampaign({ totalOffering: 1_000_000 }));
    expect(card).toHaveTextContent('PHP 0.00 raised of PHP 1,000,000.00');
    expect(screen.getByRole('button', { name: 'Invest Now' })).toBeEnabled();
  });

  it('says when the offering opens, not when it ends', async () => {
    const card = show(await createCampaign({ startsInHours: 60, endsInHours: 600 }));
    expect(card).toHaveTextContent('Opens in 2 days');
    expect(card).not.toHaveTextContent('left');
    expect(screen.getByRole('button', { name: 'Invest Now' })).toBeDisabled();
  });

  it('counts the hours of the last day', async () => {
    expect(show(await createCampaign({ endsInHours: 5.5 }))).toHaveTextContent('5 hours left');
  });
});

describe('htmlToText', () => {
  it('removes the tags and keeps words apart', () => {
    expect(
      htmlToText('<h2>Kape</h2><p>Grown in <b>Benguet</b>.</p><ul><li>A</li><li>B</li></ul>'),
    ).toBe('Kape Grown in Benguet. · A · B');
    expect(htmlToText('<ul><li>only</li></ul>')).toBe('only');
    expect(htmlToText('one<br>two &amp; three')).toBe('one two & three');
  });

  it('removes hostile markup without running it', () => {
    const hostile =
      '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><style>*{}</style>' +
      '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe><svg onload="window.hacked = 1"></svg>';
    expect(htmlToText(hostile)).toBe('');
    expect('hacked' in window).toBe(false);
  });

  it('returns an empty string for an empty one', () => {
    expect(htmlToText('')).toBe('');
  });
});
