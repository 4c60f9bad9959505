import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DocumentDownload, DocumentName } from './WizardStep';

const documentAt = (href: string | undefined) => (
  <MemoryRouter>
    <DocumentDownload name="Investor's Agreement" description="" href={href} />
    <p>
      <DocumentName href={href} name="terms" />
    </p>
  </MemoryRouter>
);

test('§2 a configured document is a link named after it, and a missing one is unavailable, not a dead link', () => {
  const { rerender } = render(documentAt('https://p.example/a.pdf'));
  const link = screen.getByRole('link', { name: /Download Investor's Agreement/ });
  expect(link).toHaveAttribute('href', 'https://p.example/a.pdf');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const terms = screen.getByRole('link', { name: 'terms (opens in a new tab)' });
  expect(terms).toHaveAttribute('rel', 'noopener noreferrer');
  rerender(documentAt(undefined));
  expect(screen.getByText('Unavailable')).toBeVisible();
  expect(screen.getByText(/terms \(unavailable\)/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
