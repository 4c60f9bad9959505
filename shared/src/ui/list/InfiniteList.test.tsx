import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { InfiniteList, type InfiniteListProps } from './InfiniteList';

type Props = InfiniteListProps<string>;

/** jsdom has no layout. The area is 100 px high, and each test sets the height of its content. */
let contentHeight = 0;
beforeEach(() => {
  contentHeight = 500;
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => contentHeight);
});

function list(requested: string[], props: Partial<Props>) {
  return (
    <InfiniteList
      label="Newest campaigns"
      what="the campaigns"
      items={['a', 'b']}
      keyOf={(item) => item}
      renderItem={(item) => <span>{`row ${item}`}</span>}
      hasMore
      loading={false}
      onLoadMore={() => requested.push('next')}
      onRetry={() => requested.push('retry')}
      empty={<p>No record found</p>}
      {...props}
    />
  );
}

function show(props: Partial<Props> = {}) {
  const requested: string[] = [];
  const view = render(list(requested, props));
  const area = screen.getByRole('region', { name: 'Newest campaigns' });
  const scrollTo = (top: number) => {
    area.scrollTop = top;
    fireEvent.scroll(area);
  };
  const update = (next: Partial<Props>) => act(() => view.rerender(list(requested, next)));
  return { requested, area, scrollTo, update };
}

describe('§2 infinite scroll', () => {
  it('requests the next page once within 1 px of the bottom, and nothing when no page remains', () => {
    const { requested, scrollTo, update } = show();
    scrollTo(398);
    expect(requested).toEqual([]);
    scrollTo(399);
    scrollTo(400);
    expect(requested).toEqual(['next']);
    update({ loading: true });
    scrollTo(400);
    expect(requested).toEqual(['next']);
    contentHeight = 900;
    update({ items: ['a', 'b', 'c'] });
    expect(requested).toEqual(['next']);
    scrollTo(800);
    expect(requested).toEqual(['next', 'next']);
    update({ items: ['a', 'b', 'c', 'd'], hasMore: false });
    scrollTo(800);
    expect(requested).toEqual(['next', 'next']);
  });

  it('is no tab stop, and requests the next page when the Tab key reaches the last row', async () => {
    contentHeight = 5_000;
    const renderItem = (item: string) => <a href={`/${item}`}>{`row ${item}`}</a>;
    const { requested, update } = show({ renderItem });
    await userEvent.tab();
    expect(screen.getByText('row a')).toHaveFocus();
    expect(requested).toEqual([]);
    await userEvent.tab();
    expect(requested).toEqual(['next']);
    update({ renderItem, loading: true });
    update({ renderItem, items: ['a', 'b', 'c'] });
    await userEvent.tab();
    expect(screen.getByText('row c')).toHaveFocus();
    expect(requested).toEqual(['next', 'next']);
  });

  it.each([
    [
      ['a', 'b'],
      ['a', 'b', 'c', 'd'],
    ],
    [[], []],
  ])('requests the next page when %j and %j do not fill the area', (items, next) => {
    contentHeight = 80;
    const { requested, update } = show({ items });
    expect(requested).toEqual(['next']);
    update({ items, loading: true });
    update({ items: next });
    expect(requested).toEqual(['next', 'next']);
    expect(screen.queryByText('No record found')).not.toBeInTheDocument();
  });

  it('requests nothing while the platform hides the frame, and continues when the frame is shown', () => {
    const clientHeight = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get');
    clientHeight.mockReturnValue(0);
    contentHeight = 0;
    const { requested, scrollTo, update } = show();
    scrollTo(0);
    update({ items: ['a', 'b', 'c'] });
    expect(requested).toEqual([]);
    clientHeight.mockReturnValue(100);
    contentHeight = 80;
    scrollTo(0);
    expect(requested).toEqual(['next']);
  });
});

describe('§8 a list that loads, is empty or fails', () => {
  it('keeps its rows when a page fails, and requests it again only on Retry', async () => {
    const { requested, scrollTo, update } = show({ error: 'The server did not respond in time.' });
    scrollTo(400);
    expect(requested).toEqual([]);
    expect(screen.getByText('row b')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^We couldn’t load the campaigns\s*The server did not respond in time\./,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(requested).toEqual(['retry']);
    update({ error: 'The server did not respond in time.', loading: true });
    expect(screen.getByText('row b').closest('[role="listitem"]')).toHaveFocus();
  });

  it('shows Loading..., No record found, or the failure of the first page', async () => {
    const { requested, area, update } = show({ items: [], loading: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('No record found')).not.toBeInTheDocument();
    update({ items: [], hasMore: false });
    expect(screen.getByText('No record found')).toBeVisible();
    const failed = { items: [], hasMore: false, error: 'Offline.' };
    update(failed);
    expect(screen.queryByText('No record found')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^We couldn’t load the campaigns\s*Offline\.$/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(requested).toEqual(['retry']);
    update({ ...failed, loading: true });
    expect(area).toHaveFocus();
  });
});
