import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchField } from './SearchField';

const searches: string[] = [];
/** The address names the search text. A test decides when the address changes. */
let arrive: (value: string) => void;

function searchFor(value: string) {
  return (
    <>
      <SearchField
        label="Search campaigns"
        placeholder="Issuer"
        maxLength={30}
        value={value}
        onChange={(next) => searches.push(next)}
      />
      <button>Elsewhere</button>
    </>
  );
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => {
  jest.useFakeTimers();
  searches.length = 0;
  const { rerender } = render(searchFor('coffee'));
  arrive = (value) => rerender(searchFor(value));
});
const field = () => screen.getByRole('searchbox', { name: 'Search campaigns' });

describe('a search field', () => {
  it('searches when the investor pauses, not for every letter, and is cleared with a button, which keeps the focus', async () => {
    await user.type(field(), ' bar');
    expect(searches).toEqual([]);
    act(() => jest.advanceTimersByTime(299));
    expect(searches).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(searches).toEqual(['coffee bar']);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(searches).toEqual(['coffee bar', '']);
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  it('searches at once on Enter, but not for the same text again, and also for a text that a late address names', async () => {
    await user.type(field(), 's{Enter}{Enter}');
    expect(searches).toEqual(['coffees']);
    await user.type(field(), '{Backspace}{Enter}');
    expect(searches).toEqual(['coffees', 'coffee']);
  });

  it('keeps the typed text while the address is late, and follows the address once the investor has left the field', async () => {
    await user.type(field(), ' bar{Enter}');
    expect(field()).toHaveValue('coffee bar');
    await user.type(field(), ' sagada{Enter}');
    arrive('coffee bar');
    expect(field()).toHaveValue('coffee bar sagada');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    arrive('coffee bar sagada');
    expect(field()).toHaveValue('coffee bar sagada');
    await user.type(field(), 's{Enter}');
    arrive('coffee bar sagadas');
    arrive('tea');
    expect(field()).toHaveValue('coffee bar sagadas');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(field()).toHaveValue('tea');
    expect(searches).toEqual(['coffee bar', 'coffee bar sagada', 'coffee bar sagadas']);
  });
});
