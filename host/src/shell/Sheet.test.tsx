import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet } from './Sheet';

it('closes on a press outside, but not inside', async () => {
  const closed: string[] = [];
  render(
    <Sheet open title="Menu" onClose={() => closed.push('close')}>
      <a href="/main">Profile</a>
    </Sheet>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Menu' });
  await userEvent.click(screen.getByRole('heading', { name: 'Menu' }));
  expect(closed).toEqual([]);
  await userEvent.click(sheet);
  expect(closed).toEqual(['close']);
});
