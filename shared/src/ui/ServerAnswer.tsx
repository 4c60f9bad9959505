import { styled } from 'styled-components';

const lead = 'The platform answered:';

/** The server's answer to a write whose outcome is still unknown (readings R17), as plain text. */
export function ServerAnswer({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Answer>
      <span>{`${lead} `}</span>
      <bdi>{children}</bdi>
    </Answer>
  );
}

/** Appends the server's message to a sentence, for a toast. */
export function withAnswer(sentence: string, serverMessage: string | undefined): string {
  return serverMessage ? `${sentence} ${lead} ${serverMessage}` : sentence;
}

const Answer = styled.p`
  overflow-wrap: anywhere;
`;

/** The server's reason for a refusal, shown beside the action because the toast closes after three seconds. */
export const ServerReason = styled(Answer).attrs({ dir: 'auto' })``;
