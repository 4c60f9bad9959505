import { ButtonParts } from './gallery/ButtonParts';
import { CampaignParts } from './gallery/CampaignParts';
import { ColourParts } from './gallery/ColourParts';
import { FeedbackParts } from './gallery/FeedbackParts';
import { FormParts } from './gallery/FormParts';
import { ListParts } from './gallery/ListParts';
import { OverlayParts } from './gallery/OverlayParts';
import { RecordParts } from './gallery/RecordParts';
import { Page, Stack } from './Layout';
import { PageHeader } from './PageHeader';

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
