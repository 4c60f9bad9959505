import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { StatusBadge } from './Badge';
import { Disclosure } from './Disclosure';
import { Notice } from './Notice';
import { SectionHeading } from './SectionHeading';
import { SegmentedProgress } from './SegmentedProgress';
import { Sheet } from './Sheet';
import { SkipLink } from './SkipLink';
import { TextLink } from './TextLink';

describe('SegmentedProgress', () => {
  it('has a segment per step, filled up to the current one', () => {
    const { container } = render(
      <SegmentedProgress label="Registration progress" current={2} total={5} />,
    );
    expect(screen.getByText('Step 2')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Registration progress' });
    expect(bar).toHaveAttribute('aria-valuetext', 'Step 2 of 5');
    expect(container.querySelectorAll('[data-filled]')).toHaveLength(2);
  });
});

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

describe('Sheet', () => {
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
});

describe('TextLink', () => {
  it('says that it opens in a new tab', () => {
    render(<TextLink href="https://platform.example/terms">Terms of service</TextLink>);
    const link = screen.getByRole('link', { name: 'Terms of service (opens in a new tab)' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('stays in the portal with a path', () => {
    render(
      <MemoryRouter>
        <TextLink to="/main">Profile</TextLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/main');
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

describe('StatusBadge', () => {
  it.each([
    ['COMMITTED', 'Committed', 'green'],
    [null, '--', 'grey'],
  ])('§4 shows %s as %s in %s', (status, label, colour) => {
    render(<StatusBadge status={status} />);
    expect(screen.getByText(label).parentElement).toHaveAttribute('data-colour', colour);
  });
});

describe('headings and skip link', () => {
  it('use the given level and target', () => {
    render(
      <>
        <SkipLink target="content" />
        <SectionHeading level={3} id="terms">
          Investment terms
        </SectionHeading>
      </>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Investment terms' })).toHaveAttribute(
      'id',
      'terms',
    );
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      '#content',
    );
  });
});
