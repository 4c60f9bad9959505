import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Button } from './Button';
import { CardLink } from './CardLink';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

describe('CardLink', () => {
  it('is a link named by its heading, which calls onClick before it navigates', async () => {
    const clicks: string[] = [];
    render(
      <MemoryRouter>
        <CardLink to="/campaign" title="Island Grid" onClick={() => clicks.push('issuer')}>
          <Button onClick={() => clicks.push('invest')}>Invest Now</Button>
        </CardLink>
        <Where />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Invest Now' }));
    expect(screen.getByRole('status')).toHaveTextContent('/');
    expect(clicks).toEqual(['invest']);
    expect(screen.getByRole('heading', { level: 3, name: 'Island Grid' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Island Grid' }));
    expect(screen.getByRole('status')).toHaveTextContent('/campaign');
    expect(clicks).toEqual(['invest', 'issuer']);
  });
});
