import { render } from '@testing-library/react';
import { configure } from '../testing/configure';
import { DataList } from './DataList';
import { Money } from './Money';

beforeAll(() => configure());

describe('DataList', () => {
  it('shows each value after its label, or -- if there is no value', () => {
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
