import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { InfiniteList, type InfiniteListProps } from './InfiniteList';

type Props = InfiniteListProps<string>;

/** jsdom has no layout: the area is 100 px high and its content as high as a test says. */
let contentHeight = 0;
beforeEach(() => {
  contentHeight = 500;
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => contentHeight);
});
afterEach(() => jest.restoreAllMocks());

function list(asked: string[], props: Partial<Props>) {
  return (
    <InfiniteList
      label="Newest campaigns"
      items={['a', 'b']}
      keyOf={(item) => item}
      renderItem={(item) => <span>row {item}</span>}
      hasMore
      loading={false}
      onLoadMore={() => asked.push('next')}
      onRetry={() => asked.push('retry')}
      {...props}
    />
  );
}

function show(props: Partial<Props> = {}) {
  const asked: string[] = [];
  const view = render(list(asked, props));
  const area = screen.getByRole('region', { name: 'Newest campaigns' });
  const scrollTo = (top: number) => {
    area.scrollTop = top;
    fireEvent.scroll(area);
  };
  const update = (next: Partial<Props>) => act(() => view.rerender(list(asked, next)));
  return { asked, area, scrollTo, update };
}

describe('§2 infinite scroll', () => {
  it('asks for the next page within 1 px of the bottom, once', () => {
    const { asked, scrollTo, update } = show();
    scrollTo(398);
    expect(asked).toEqual([]);
    scrollTo(399);
    scrollTo(400);
    expect(asked).toEqual(['next']);
    update({ loading: true });
    scrollTo(400);
    expect(asked).toEqual(['next']);
    contentHeight = 900;
    update({ items: ['a', 'b', 'c'] });
    expect(asked).toEqual(['next']);
    scrollTo(800);
    expect(asked).toEqual(['next', 'next']);
  });

  it('asks for it too when the Tab key has come to the last row, which it would leave the list from', async () => {
    contentHeight = 5_000;
    const renderItem = (item: string) => <a href={`/${item}`}>row {item}</a>;
    const { asked, update } = show({ renderItem });
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByText('row a')).toHaveFocus();
    expect(asked).toEqual([]);
    await userEvent.tab();
    expect(asked).toEqual(['next']);
    update({ renderItem, loading: true });
    update({ renderItem, items: ['a', 'b', 'c'] });
    await userEvent.tab();
    expect(screen.getByText('row c')).toHaveFocus();
    expect(asked).toEqual(['next', 'next']);
  });

  it('does not ask when no page remains', () => {
    const { asked, scrollTo } = show({ hasMore: false });
    scrollTo(400);
    expect(asked).toEqual([]);
  });

  it('loads on when the first page does not fill the area', () => {
    contentHeight = 80;
    const { asked, update } = show();
    expect(asked).toEqual(['next']);
    update({ loading: true });
    update({ items: ['a', 'b', 'c', 'd'] });
    expect(asked).toEqual(['next', 'next']);
  });

  it('loads on past a page without rows', () => {
    contentHeight = 80;
    const { asked, update } = show({ items: [] });
    update({ items: [], loading: true });
    update({ items: [] });
    expect(asked).toEqual(['next', 'next']);
    expect(screen.queryByText('No record found')).not.toBeInTheDocument();
  });

  it('takes the focus, so that the keyboard can scroll', async () => {
    const { area } = show();
    await userEvent.tab();
    expect(area).toHaveFocus();
  });
});

describe('§8 a list that loads, is empty or fails', () => {
  it('says Loading... and No record found', () => {
    const { update } = show({ items: [], loading: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('No record found')).not.toBeInTheDocument();
    update({ items: [], hasMore: false });
    expect(screen.getByText('No record found')).toBeVisible();
  });

  it('keeps its rows when a page fails, and asks again only when told to', async () => {
    const { asked, scrollTo, update } = show({ error: 'The server did not answer in time.' });
    scrollTo(400);
    expect(asked).toEqual([]);
    expect(screen.getByText('row b')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer in time.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(asked).toEqual(['retry']);
    update({ error: 'The server did not answer in time.', loading: true });
    expect(screen.getByText('row b').closest('[role="listitem"]')).toHaveFocus();
  });

  it('shows the failure of the first page in place of the rows', async () => {
    const failed = { items: [], hasMore: false, error: 'Offline.' };
    const { asked, area, update } = show(failed);
    expect(screen.queryByText('No record found')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(asked).toEqual(['retry']);
    update({ ...failed, loading: true });
    expect(area).toHaveFocus();
  });
});
