import { Clock, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { Avatar } from '../ui/Avatar';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { CardLink } from '../ui/CardLink';
import { Cluster, Grid } from '../ui/Layout';
import { Money } from '../ui/Money';
import { ProgressBar } from '../ui/ProgressBar';
import { RichText } from '../ui/RichText';
import { Sample } from './Sample';

const campaigns = [
  { issuer: 'Island Grid Solar', place: 'Palawan', raised: 4_275_000, percent: '85.50', days: 12 },
  {
    issuer: 'Cebu Cold Chain',
    place: 'Mandaue, Cebu',
    raised: 1_080_000,
    percent: '21.6',
    days: 40,
  },
  {
    issuer: 'Bayani Coffee Cooperative',
    place: 'Bukidnon',
    raised: 6_750_000,
    percent: '135',
    days: 0,
  },
];

export function CampaignSamples() {
  return (
    <Sample title="Campaign cards">
      <Grid $min="18rem">
        {campaigns.map(({ issuer, place, raised, percent, days }) => (
          <CardLink
            key={issuer}
            to="/main"
            title={issuer}
            media={<Banner />}
            before={
              <Cluster $justify="between">
                <Avatar name={issuer} square size={3} />
                <Badge tone={days ? 'accent' : 'neutral'}>
                  <Clock aria-hidden="true" size={13} /> {days ? `${days} days left` : 'Ended'}
                </Badge>
              </Cluster>
            }
          >
            <Place>
              <MapPin aria-hidden="true" size={15} /> {place}
            </Place>
            <RichText
              lines={2}
              html="<p>Community <strong>micro-grids</strong> that replace diesel on the islands, with twelve-year supply contracts already signed.</p>"
            />
            <Foot>
              <Raised>
                <strong>
                  <Money amount={raised} />
                </strong>{' '}
                raised
              </Raised>
              <ProgressBar label={`${issuer}: raised of total offering`} value={percent} />
              <Button wide disabled={days === 0}>
                Invest Now
              </Button>
            </Foot>
          </CardLink>
        ))}
      </Grid>
    </Sample>
  );
}

const Banner = styled.div`
  height: 8rem;
  background: linear-gradient(
    120deg,
    ${tokens.colour['accent-soft']},
    ${tokens.colour['accent-line']}
  );
`;

const Place = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;

const Foot = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  margin-top: auto;
  padding-top: ${tokens.space[2]};
`;

const Raised = styled.p`
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};

  strong {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.lg};
    font-weight: 650;
    letter-spacing: -0.012em;
  }
`;
