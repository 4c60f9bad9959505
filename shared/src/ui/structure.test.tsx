import { render, screen } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { Notice } from './Notice';
import { RiskWarning } from './RiskWarning';
import { TextLink } from './TextLink';

describe('TextLink', () => {
  it('says that it opens in a new tab', () => {
    render(<TextLink href="https://platform.example/terms">Terms of service</TextLink>);
    const link = screen.getByRole('link', { name: 'Terms of service (opens in a new tab)' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('Notice', () => {
  it('is announced only when it is live', () => {
    render(
      <>
        <Notice title="Please note">always shown</Notice>
        <Notice tone="danger" live title="Unavailable Selected Payment" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Unavailable Selected Payment');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('RiskWarning', () => {
  it('is a note with the platform’s sentence, and cannot be closed', () => {
    configure({ riskWarning: 'Capital is at risk.' });
    render(
      <RiskWarning>
        <p>The offering document</p>
      </RiskWarning>,
    );
    expect(screen.getByRole('note', { name: 'Risk' })).toHaveTextContent(
      'Capital is at risk.The offering document',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
