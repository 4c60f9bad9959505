import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ActionsMenu } from './ActionsMenu';
import { Dialog } from './Dialog';

function Commitment() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionsMenu
        actions={[
          { label: 'Reconfirm', onSelect: () => undefined },
          { label: 'Cancel', onSelect: () => setAsking(true), danger: true },
        ]}
      />
      <Dialog open={asking} onClose={() => setAsking(false)} title="Cancel commitment?" />
    </>
  );
}

it('§2 the kebab menu opens, runs an action only if one is chosen, and gets the focus back after its dialog', async () => {
  render(<Commitment />);
  const menu = screen.getByRole('button', { name: 'Actions' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(menu).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Actions' })).toBeInTheDocument();
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel' }));
  expect(await screen.findByRole('dialog', { name: 'Cancel commitment?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(menu).toHaveFocus();
});
