import { render, screen } from '@testing-library/react';
import { configure } from '../testing/configure';
import { DataList } from './DataList';
import { Money } from './Money';

beforeAll(() => configure());

describe('DataList', () => {
  it('shows each value after its label, or -- when there is none', () => {
    const { container } = render(
      <DataList
        items={[
          { label: 'Commitment Amount', value: <Money amount="1250.5" /> },
          { label: 'Assigned To', value: null },
          { label: 'No of Shares', value: 0 },
        ]}
      />,
    );
    const texts = [...container.querySelectorAll('dt, dd')].map((each) => each.textContent);
    expect(texts.join(' | ')).toBe(
      'Commitment Amount | PHP 1,250.50 | Assigned To | -- | No of Shares | 0',
    );
  });
});

describe('Money', () => {
  it('shows the currency of the amount, or PHP when there is none', () => {
    render(
      <>
        <Money amount={5} currency="USD" />
        <Money amount={5} currency="" />
        <Money amount={null} />
      </>,
    );
    expect(screen.getByText('USD 5.00')).toBeVisible();
    expect(screen.getByText('PHP 5.00')).toBeVisible();
    expect(screen.getByText('--')).toBeVisible();
  });
});
