import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { LoadingText } from './LoadingText';
import { SkeletonCard } from './Skeleton';

describe('§8 the three states of a list', () => {
  it('loads', () => {
    render(
      <LoadingText>
        <SkeletonCard media />
      </LoadingText>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  });

  it('is empty', () => {
    render(<EmptyState action={<a href="/x">Look elsewhere</a>} />);
    expect(screen.getByText('No record found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look elsewhere' })).toBeVisible();
  });

  it('failed, and can be tried again', async () => {
    const tries: number[] = [];
    render(<ErrorState message="The server cannot be reached." onRetry={() => tries.push(1)} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(tries).toEqual([1]);
  });
});
