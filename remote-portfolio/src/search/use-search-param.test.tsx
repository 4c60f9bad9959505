import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { searchedList, useSearchParam } from './use-search-param';

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => useSearchParam(), { wrapper }).result;
}

describe('the search of a list', () => {
  it('is cut to the length that the API accepts', () => {
    expect(open(`/list?search=${'a'.repeat(300)}`).current.search).toHaveLength(200);
  });

  it('leaves the list unchanged when it is empty', () => {
    expect(searchedList('')).toEqual({ key: [], rowPerPage: 10 });
    expect(searchedList('a')).toEqual({ key: ['search:a'], rowPerPage: 20 });
  });
});
