import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '@investor-portal/shared/form/Field';
import { showToast } from '@investor-portal/shared/session/toast';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { share } from './share';

interface ShareButtonProps {
  title: string;
  url: string;
}

/** Shows the address if the browser allows neither sharing nor copying. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const [shown, setShown] = useState(false);
  const press = async () => {
    const outcome = await share(title, url);
    if (outcome === 'copied') showToast({ kind: 'info', message: 'Link copied' });
    if (outcome === 'blocked') setShown(true);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Share2 aria-hidden="true" />}
        onClick={() => void press()}
      >
        Share
      </Button>
      <Dialog open={shown} onClose={() => setShown(false)} title="Share this campaign">
        <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
      </Dialog>
    </>
  );
}
