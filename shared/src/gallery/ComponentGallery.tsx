import { ButtonSamples } from './ButtonSamples';
import { CampaignSamples } from './CampaignSamples';
import { ColourSamples } from './ColourSamples';
import { FeedbackSamples } from './FeedbackSamples';
import { FormSamples } from './FormSamples';
import { ListSamples } from './ListSamples';
import { OverlaySamples } from './OverlaySamples';
import { RecordSamples } from './RecordSamples';
import { Page, Stack } from '../ui/Layout';
import { PageHeader } from '../ui/PageHeader';

/** Every component in its states: for reviews, axe and screenshots, not for investors. */
export function ComponentGallery() {
  return (
    <Page>
      <PageHeader
        title="Component gallery"
        eyebrow="Investor portal"
        description="Every component, in every state."
      />
      <Stack $gap={12}>
        <CampaignSamples />
        <ButtonSamples />
        <FormSamples />
        <RecordSamples />
        <ListSamples />
        <FeedbackSamples />
        <OverlaySamples />
        <ColourSamples />
      </Stack>
    </Page>
  );
}
