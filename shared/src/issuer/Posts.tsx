import { Megaphone, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { transferFocus } from '../hooks/transfer-focus';
import type { CompanyPost } from '../partner-api/contract/company-view';
import { platformPageOf, type PageGuids } from '../routes/platform-pages';
import { formatDate } from '../rules/dates';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { SmallText, Stack } from '../ui/Layout';
import { RichText } from '../ui/RichText';
import { SupportContact } from '../ui/SupportContact';
import { TextLink } from '../ui/TextLink';

interface PostsProps {
  module: 'updates' | 'discussion';
  posts: readonly CompanyPost[] | null;
  guids: PageGuids;
}

const texts = {
  updates: {
    icon: <Megaphone />,
    empty: 'There are no updates yet.',
    elsewhere: 'The platform’s own page has the updates',
    link: 'Read the updates',
    notShown: 'This portal doesn’t show updates',
    more: 'Show older updates',
  },
  discussion: {
    icon: <MessagesSquare />,
    empty: 'There is no discussion yet.',
    elsewhere: 'The platform’s own page has the discussion',
    link: 'Read the discussion',
    notShown: 'This portal doesn’t show the discussion',
    more: 'Show older posts',
  },
};

/** Shows updates or a discussion (readings R16). Says that there are no posts only if the view has an empty list. */
export function Posts({ module, posts, guids }: PostsProps) {
  const { icon, empty, elsewhere, link, notShown, more } = texts[module];
  if (posts && posts.length > 0) return <PostList posts={posts} more={more} />;
  if (posts) return <EmptyState icon={icon}>{empty}</EmptyState>;
  const page = platformPageOf(module, guids);
  return (
    <EmptyState icon={icon} title={page ? elsewhere : notShown}>
      {page ? (
        <TextLink href={page}>{link}</TextLink>
      ) : (
        <SupportContact lead="To ask about this company, contact" />
      )}
    </EmptyState>
  );
}

/** Issuers may have written for years, and investors want the newest posts. */
const initialCount = 5;

function PostList({ posts, more }: { posts: readonly CompanyPost[]; more: string }) {
  const [all, setAll] = useState(false);
  return (
    <Stack as="ul" $gap={5}>
      {posts.slice(0, all ? undefined : initialCount).map(({ Title, Text, Date }, index) => (
        <Post key={index}>
          <h3>{Title.trim() || formatDate(Date)}</h3>
          {Title.trim() ? <SmallText translate="no">{formatDate(Date)}</SmallText> : null}
          <RichText html={Text} under={3} />
        </Post>
      ))}
      {!all && posts.length > initialCount ? (
        <li>
          <Button ref={transferFocus} variant="secondary" size="sm" onClick={() => setAll(true)}>
            {more}
          </Button>
        </li>
      ) : null}
    </Stack>
  );
}

const Post = styled.li`
  & + & {
    padding-top: ${tokens.space[5]};
    border-top: 1px solid ${tokens.colour.line};
  }

  > p {
    margin-bottom: ${tokens.space[2]};
  }
`;
