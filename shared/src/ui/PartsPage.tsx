import { ButtonParts } from './parts/ButtonParts';
import { CampaignParts } from './parts/CampaignParts';
import { ColourParts } from './parts/ColourParts';
import { FeedbackParts } from './parts/FeedbackParts';
import { FormParts } from './parts/FormParts';
import { ListParts } from './parts/ListParts';
import { OverlayParts } from './parts/OverlayParts';
import { RecordParts } from './parts/RecordParts';
import { Page, Stack } from './Layout';
import { PageHeader } from './PageHeader';

/** Every part in its states, for the eye, for axe and for screenshots. Not for investors. */
export function PartsPage() {
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
