import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CompactSelect } from './CompactSelect';

describe('a select in one line', () => {
  it('has a name, and reports the value that was chosen', async () => {
    const chosen: string[] = [];
    render(
      <CompactSelect
        label="Sort by"
        value="newest"
        options={{ newest: 'Newest first', minimum: 'Smallest minimum' }}
        onChange={(value) => chosen.push(value)}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    expect(select).toHaveDisplayValue('Newest first');
    await userEvent.selectOptions(select, 'Smallest minimum');
    expect(chosen).toEqual(['minimum']);
  });
});
