import { styled } from 'styled-components';

const lead = 'The platform answered:';

interface ServerAnswerProps {
  /** Plain text of the server's, from `partner-api/client/client`; nothing is shown without it. */
  children: string | undefined;
}

/** What the server said while an outcome is unknown all the same (readings R17). */
export function ServerAnswer({ children }: ServerAnswerProps) {
  if (!children) return null;
  return (
    <Answer>
      <span>{`${lead} `}</span>
      <bdi>{children}</bdi>
    </Answer>
  );
}

/** The same behind a sentence, for a toast. */
export function withAnswer(sentence: string, answer: string | undefined): string {
  return answer ? `${sentence} ${lead} ${answer}` : sentence;
}

const Answer = styled.p`
  overflow-wrap: anywhere;
`;

/** The server's reason for a refusal, beside the action: the toast that announces it is gone after three seconds. */
export const ServerReason = styled(Answer).attrs({ dir: 'auto' })``;
