import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster } from '@investor-portal/shared/ui/Layout';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import type { MakeFile } from './ExportDialog';

// Exports are rare, so the dialog loads when the button is clicked.
const ExportDialog = lazyComponent(async () => (await import('./ExportDialog')).ExportDialog, null);

interface ExportButtonProps {
  title: string;
  /** Undefined until the rows or their owner are known. The button is disabled until then. */
  makeFile: MakeFile | undefined;
  empty?: boolean;
}

export function ExportButton({ title, makeFile, empty = false }: ExportButtonProps) {
  // The export keeps the function of the press, because the screen may read its rows again while the dialog is open.
  const [exported, setExported] = useState<MakeFile>();
  if (empty && !exported) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden="true" size={16} />}
        disabled={!makeFile}
        onClick={() => setExported(() => makeFile)}
      >
        Export CSV
      </Button>
      {exported ? (
        <ExportDialog title={title} makeFile={exported} onClose={() => setExported(undefined)} />
      ) : null}
    </>
  );
}

/** The tools of a list or report. On a phone they show only their icons, so that they fit beside a heading. */
export const ListTools = styled(Cluster).attrs({ $gap: 2 })`
  ${media.phone} {
    flex-wrap: nowrap;
    gap: ${tokens.space[1]};

    > a,
    > button {
      min-width: 2.75rem;
      padding-inline: ${tokens.space[2]};
    }

    /* A button's text has display: contents. It needs a box before it can be hidden visually. */
    > * > span > span {
      display: block;
      ${visuallyHidden}
    }
  }
`;
