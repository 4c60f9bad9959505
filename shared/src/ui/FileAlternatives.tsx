import { Download, Share2 } from 'lucide-react';
import { showToast } from '@investor-portal/shared/session/toast';
import { downloadFile, sentenceOf, type SaveOutcome, type TextFile } from '../storage/save-file';
import { Button } from './Button';
import { CopyButton, TextToCopy, useCopyText } from './CopyText';
import { Cluster } from './Layout';

interface FileAlternativesProps {
  file: TextFile;
  outcome: SaveOutcome;
  /** What a person can read, where the text of the file is for programs only. */
  readable?: string;
}

/** Other ways to get a file: share, copy or read its text. Many frames and web views save nothing, which no page can detect. */
export function FileAlternatives({ file, outcome, readable }: FileAlternativesProps) {
  const { name, type, text } = file;
  const page: Partial<Navigator> = navigator;
  const [mediaType] = type.split(';');
  const sheet = { files: [new File([text], name, { type: mediaType ?? type })] };
  // Excel needs the byte order mark, but only in files.
  const copied = readable ?? text.replace(/^\uFEFF/, '');
  const { isShown, show, copy } = useCopyText(copied);

  const share = () =>
    navigator.share(sheet).catch((error: unknown) => {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) show();
    });

  const download = () => {
    downloadFile(file);
    showToast({ kind: 'info', message: sentenceOf('requested', name) });
  };

  const look = { variant: 'secondary', size: 'sm' } as const;
  if (outcome === 'taken') return null;
  return (
    <>
      {outcome === 'requested' ? <p>Nothing happened? Get it another way.</p> : null}
      {outcome === 'not confirmed' ? <p>Get it another way.</p> : null}
      <Cluster>
        {page.canShare?.(sheet) ? (
          <Button {...look} icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
            Share file
          </Button>
        ) : null}
        <CopyButton onClick={() => void copy('Text copied')}>Copy text</CopyButton>
        {outcome === 'requested' ? null : (
          <Button {...look} icon={<Download aria-hidden="true" />} onClick={download}>
            Download
          </Button>
        )}
      </Cluster>
      {isShown ? <TextToCopy label="Text of the file" text={copied} /> : null}
    </>
  );
}
