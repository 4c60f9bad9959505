import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { showToast } from '@investor-portal/shared/session/toast';
import { tokens } from '../theme/tokens';
import { Button } from './Button';
import { SmallText, Stack } from './Layout';

/** Copies a text, or shows it to be copied by hand where the browser or the frame blocks the clipboard. */
export function useCopyText(text: string) {
  const [isShown, setShown] = useState(false);
  const copy = async (copied: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'info', message: copied });
    } catch {
      setShown(true);
    }
  };
  return { isShown, show: () => setShown(true), copy };
}

export function CopyButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="secondary" size="sm" icon={<Copy aria-hidden="true" />} onClick={onClick}>
      {children}
    </Button>
  );
}

export function TextToCopy({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <Stack $gap={1}>
      <label htmlFor={id}>{label}</label>
      <SmallText id={`${id}-hint`}>Select all of it and copy it.</SmallText>
      <Area
        id={id}
        aria-describedby={`${id}-hint`}
        ref={selectAll}
        readOnly
        rows={5}
        value={text}
      />
    </Stack>
  );
}

function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}

const Area = styled.textarea`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  font-family: monospace;
  font-size: ${tokens.text.sm};
`;
