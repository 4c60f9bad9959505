import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Field } from '@investor-portal/shared/form/Field';
import { showToast } from '@investor-portal/shared/session/toast';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster } from '@investor-portal/shared/ui/Layout';

interface FileAlternativesProps {
  name: string;
  csv: string;
}

/**
 * Other ways to get an exported file. A frame without `allow-downloads` and many mobile web views save nothing, and a
 * page cannot detect that. We offer the system's share sheet and the clipboard. If both are blocked, we show the text.
 */
export function FileAlternatives({ name, csv }: FileAlternativesProps) {
  const [isTextShown, setTextShown] = useState(false);
  const page: Partial<Navigator> = navigator;
  const sheet = { files: [new File([csv], name, { type: 'text/csv' })] };
  // Excel needs the byte order mark, but only in files.
  const text = csv.replace(/^\uFEFF/, '');

  const share = () =>
    navigator.share(sheet).catch((error: unknown) => {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      setTextShown(!isClosed);
    });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'info', message: 'Text copied' });
    } catch {
      setTextShown(true);
    }
  };

  return (
    <>
      <p>Nothing happened? Get it another way.</p>
      <Cluster>
        {page.canShare?.(sheet) ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<Share2 aria-hidden="true" />}
            onClick={() => void share()}
          >
            Share file
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copy()}
        >
          Copy text
        </Button>
      </Cluster>
      {isTextShown ? (
        <Field label="Text of the file" hint="Select all of it and copy it.">
          {(control) => <Text {...control} ref={selectAll} readOnly rows={6} value={text} />}
        </Field>
      ) : null}
    </>
  );
}

function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}

const Text = styled.textarea`
  width: 100%;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour.ink};
  font-family: monospace;
  font-size: ${tokens.text.sm};
  white-space: pre;
`;
