import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './SearchField';

const searches: string[] = [];
function Search() {
  const [value, setValue] = useState('coffee');
  return (
    <>
      <SearchField
        label="Search campaigns"
        placeholder="Issuer"
        maxLength={10}
        value={value}
        onChange={(next) => {
          searches.push(next);
          setValue(next);
        }}
      />
      <button onClick={() => setValue('from the address')}>Back</button>
    </>
  );
}

beforeEach(() => {
  searches.length = 0;
  render(<Search />);
});
afterEach(() => jest.useRealTimers());
const field = () => screen.getByRole('searchbox', { name: 'Search campaigns' });

describe('a search field', () => {
  it('searches once the investor pauses, not for every letter', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.type(field(), ' bar');
    expect(searches).toEqual([]);
    act(() => jest.advanceTimersByTime(299));
    expect(searches).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(searches).toEqual(['coffee bar']);
  });

  it('searches at once with Enter, and not for the same again', async () => {
    await userEvent.type(field(), 's{Enter}');
    expect(searches).toEqual(['coffees']);
    await userEvent.keyboard('{Enter}');
    expect(searches).toEqual(['coffees']);
  });

  it('is cleared with a button, and keeps the focus', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(searches).toEqual(['']);
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  it('shows what the address says when that changes', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(field()).toHaveValue('from the address');
  });
});
