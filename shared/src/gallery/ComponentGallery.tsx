import { useId, useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { Cluster, Grid, Page, Stack } from '../ui/Layout';
import { PageHeader } from '../ui/PageHeader';
import { SectionHeading } from '../ui/SectionHeading';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { LinkButton } from '../ui/LinkButton';
import { TextLink } from '../ui/TextLink';
import { ActionsMenu } from '../ui/overlay/ActionsMenu';
import { Dialog } from '../ui/overlay/Dialog';
import { colours, type ColourName } from '../theme/colours';
import { darkColours } from '../theme/dark-colours';
import { tokens } from '../theme/tokens';
import { FeedbackSamples } from './FeedbackSamples';
import { FormSamples } from './FormSamples';
import { ListSamples } from './ListSamples';
import { RecordSamples } from './RecordSamples';

export function ComponentGallery() {
  return (
    <Page>
      <PageHeader
        title="Component gallery"
        eyebrow="Investor portal"
        description="Every component, in every state."
      />
      <Stack $gap={12}>
        <Sample title="Buttons and links">
          <ButtonSamples />
        </Sample>
        <Sample title="Forms">
          <FormSamples />
        </Sample>
        <Sample title="Facts and records">
          <RecordSamples />
        </Sample>
        <Sample title="Tabs and lists">
          <ListSamples />
        </Sample>
        <Sample title="Feedback">
          <FeedbackSamples />
        </Sample>
        <Sample title="Dialog and menu">
          <OverlaySamples />
        </Sample>
        <Sample title="Colours">
          <ColourSamples />
        </Sample>
      </Stack>
    </Page>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

function ButtonSamples() {
  return (
    <Card>
      <Stack $gap={4}>
        {variants.map((variant) => (
          <Cluster key={variant}>
            <Button variant={variant}>Invest Now</Button>
            <Button variant={variant} size="sm" icon={<Plus aria-hidden="true" />}>
              Add row
            </Button>
            <Button variant={variant} busy>
              Submit
            </Button>
            <Button variant={variant} disabled>
              Continue
            </Button>
          </Cluster>
        ))}
        <Cluster>
          <LinkButton to="/registration">Accept</LinkButton>
          <LinkButton to="/main" variant="secondary">
            View More
          </LinkButton>
          <TextLink to="/main">View All</TextLink>
          <TextLink href="https://example.com/terms">Terms of service</TextLink>
        </Cluster>
        <Button wide>Proceed</Button>
      </Stack>
    </Card>
  );
}

function OverlaySamples() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(false);
  const cancel = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      close();
    }, 1_500);
  };
  return (
    <>
      <Card>
        <Cluster>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Open dialog
          </Button>
          <ActionsMenu
            actions={[
              { label: 'Reconfirm', onSelect: () => undefined, disabled: true },
              { label: 'Cancel commitment', onSelect: () => setOpen(true), danger: true },
            ]}
          />
        </Cluster>
      </Card>
      <Dialog
        open={open}
        onClose={close}
        busy={busy}
        title="Cancel this commitment?"
        description="PHP 12,500.00 goes back to your wallet. The shares are offered to others."
        actions={
          <>
            <Button variant="secondary" onClick={close} disabled={busy}>
              Keep commitment
            </Button>
            <Button variant="danger" busy={busy} onClick={cancel}>
              Cancel commitment
            </Button>
          </>
        }
      />
    </>
  );
}

function ColourSamples() {
  return (
    <Grid $min="9rem" $gap={3}>
      {Object.entries(colours).map(([name, value]) => (
        <Swatch key={name}>
          <span aria-hidden="true" style={{ background: `var(--${name})` }} />
          <strong>{name}</strong>
          <span>{` ${value}, dark ${darkColours[name as ColourName]}`}</span>
        </Swatch>
      ))}
    </Grid>
  );
}

const Swatch = styled.p`
  font-size: ${tokens.text.xs};

  span {
    display: block;
    height: 2.5rem;
    margin-bottom: ${tokens.space[1]};
    border: 1px solid ${tokens.colour.line};
    border-radius: ${tokens.radius.sm};
  }

  strong {
    display: block;
    font-weight: 600;
  }
`;
