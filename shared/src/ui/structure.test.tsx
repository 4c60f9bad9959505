import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configure } from '@investor-portal/shared/testing/configure';
import { StatusBadge } from './Badge';
import { Disclosure } from './Disclosure';
import { Notice } from './Notice';
import { RiskWarning } from './RiskWarning';
import { TextLink } from './TextLink';

describe('Disclosure', () => {
  it('reports when it is opened', async () => {
    const states: boolean[] = [];
    render(
      <Disclosure summary="Beginning Balance" onToggle={(open) => states.push(open)}>
        1,000 shares
      </Disclosure>,
    );
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Beginning Balance'));
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(states).toContain(true);
  });
});

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

it('§4 StatusBadge has the label and the colour of its status', () => {
  render(<StatusBadge status="COMMITTED" />);
  expect(screen.getByText('Committed').parentElement).toHaveAttribute('data-colour', 'green');
});
