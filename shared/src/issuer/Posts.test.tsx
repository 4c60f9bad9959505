import { render, screen } from '@testing-library/react';
import { pointAtSandbox } from '../testing/sandbox';
import { Posts } from './Posts';

beforeAll(pointAtSandbox);

it('shows posts whose dates no browser translates', () => {
  const posts = [{ Title: 'Solar panels', Text: '<p>They are up.</p>', Date: '2026-11-19' }];
  render(<Posts module="updates" posts={posts} guids={{ campaign: 'c', issuer: 'i' }} />);
  expect(screen.getByRole('heading', { name: 'Solar panels' })).toBeVisible();
  expect(screen.getByText('2026-11-19')).toHaveAttribute('translate', 'no');
});
