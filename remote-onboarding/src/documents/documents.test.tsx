import { render, screen } from '@testing-library/react';
import { DocumentDownload, DocumentName } from './DocumentDownload';

describe('§2 documents come from the configuration', () => {
  test('a configured document is a link named after it', () => {
    render(
      <DocumentDownload
        name="Investor's Agreement"
        description=""
        href="https://p.example/a.pdf"
      />,
    );
    const link = screen.getByRole('link', { name: /Download Investor's Agreement/ });
    expect(link).toHaveAttribute('href', 'https://p.example/a.pdf');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('a missing document is unavailable, not a dead link', () => {
    render(<DocumentDownload name="Investor's Agreement" description="" href={undefined} />);
    expect(screen.getByText('Unavailable')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('the same holds in running text', () => {
    render(
      <p>
        <DocumentName href="https://p.example/t.pdf">terms</DocumentName>,{' '}
        <DocumentName href={undefined}>policy</DocumentName>
      </p>,
    );
    expect(screen.getByRole('link', { name: /terms/ })).toBeVisible();
    expect(screen.getByText(/policy \(unavailable\)/)).toBeVisible();
  });
});
