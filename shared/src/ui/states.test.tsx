import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { LoadingText } from './LoadingText';
import { SkeletonCard } from './Skeleton';

describe('§8 the states of a list', () => {
  it('shows that it is loading', () => {
    render(
      <LoadingText>
        <SkeletonCard media />
      </LoadingText>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  });

  it('shows that it is empty', () => {
    render(<EmptyState action={<a href="/x">Look elsewhere</a>} />);
    expect(screen.getByText('No record found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look elsewhere' })).toBeVisible();
  });

  it('shows that it failed, and can be retried', async () => {
    const retries: number[] = [];
    render(<ErrorState message="The server cannot be reached." onRetry={() => retries.push(1)} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retries).toEqual([1]);
  });
});
