import { ButtonParts } from './ButtonParts';
import { CampaignParts } from './CampaignParts';
import { ColourParts } from './ColourParts';
import { FeedbackParts } from './FeedbackParts';
import { FormParts } from './FormParts';
import { ListParts } from './ListParts';
import { OverlayParts } from './OverlayParts';
import { RecordParts } from './RecordParts';
import { Page, Stack } from '../ui/Layout';
import { PageHeader } from '../ui/PageHeader';

/** Every part in its states, for the eye, for axe and for screenshots. Not for investors. */
export function ComponentGallery() {
  return (
    <Page>
      <PageHeader
        title="Parts"
        eyebrow="Investor portal"
        description="What screens are made of, in every state."
      />
      <Stack $gap={12}>
        <CampaignParts />
        <ButtonParts />
        <FormParts />
        <RecordParts />
        <ListParts />
        <FeedbackParts />
        <OverlayParts />
        <ColourParts />
      </Stack>
    </Page>
  );
}
