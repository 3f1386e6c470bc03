import { chakra } from '@chakra-ui/react';
import type { Issue } from '../../../shared/forms/messages.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { useOpenForm } from '../state/hooks.ts';
import { fieldId } from '../state/ids.ts';
import { issueText, placeText } from './issues.ts';

const List = chakra('ul', { base: { display: 'grid', gap: '1.5', listStyleType: 'none' } });
const Item = chakra('li', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'start',
    lineHeight: 'snug',
    '&[data-severity=error] svg': { color: 'danger' },
    '&[data-severity=warning] svg': { color: 'warning' },
  },
});
const Go = chakra('a', { base: { fontWeight: 'medium', color: 'accent.text', overflowWrap: 'anywhere' } });

/** Issues, each linking to its field. */
export function IssueList({ issues, most = 200 }: { issues: readonly Issue[]; most?: number }) {
  const { store, goTo } = useOpenForm();
  return (
    <List>
      {issues.slice(0, most).map((issue) => (
        <Item
          key={`${issue.path}\n${issue.message.text}\n${issue.rule ?? ''}`}
          data-severity={issue.severity}
        >
          <Icon name={issue.severity === 'error' ? 'stop' : 'info'} size={16} />
          <span>
            <Go
              href={`#${fieldId(issue.path)}`}
              onClick={(e) => {
                e.preventDefault();
                goTo(issue.path);
              }}
            >
              {placeText(store.model, issue.path)}
            </Go>
            : {issueText(issue)}
          </span>
        </Item>
      ))}
      <AndMore as="li" left={issues.length - most} />
    </List>
  );
}
