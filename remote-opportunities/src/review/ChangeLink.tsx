import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { cameFromPayment } from '../payment/to-review';

/** 'Change' goes back to the payment options (spec §2), so that the way back stays as long as the way was. */
export function ChangeLink({ campaignGuid }: { campaignGuid: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!cameFromPayment(state) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <TextLink to={paths.payment(campaignGuid)} onClick={goBack}>
      Change
    </TextLink>
  );
}
