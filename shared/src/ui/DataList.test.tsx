import { render, screen } from '@testing-library/react';
import { configure } from '../testing/configure';
import { DataList } from './DataList';
import { Money } from './Money';

beforeAll(() => configure());

describe('DataList', () => {
  it('shows each value after its label, or -- when there is none', () => {
    render(
      <DataList
        items={[
          { label: 'Commitment Amount', value: <Money amount="1250.5" /> },
          { label: 'Assigned To', value: null },
          { label: 'No of Shares', value: 0 },
        ]}
      />,
    );
    const texts = [...screen.getAllByRole('term'), ...screen.getAllByRole('definition')]
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map((element) => element.textContent);
    expect(texts).toEqual([
      'Commitment Amount',
      'PHP 1,250.50',
      'Assigned To',
      '--',
      'No of Shares',
      '0',
    ]);
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
