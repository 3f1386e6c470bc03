import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ClientPage } from '../../shared/duties/client-page.ts';
import { Card, Heading, Row } from '../ui/base/layout.tsx';

/** Props of every panel of the client page. */
export interface PanelProps {
  page: ClientPage;
  /** Reloads the page’s data after a change. */
  reload: () => void;
  /** Whether the reader has write access. */
  canEdit: boolean;
}

/** One topic of a client in a card with a heading; `acts` are placed beside the heading. */
export function Panel({
  id,
  title,
  acts,
  children,
}: {
  id: string;
  title: string;
  acts?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card aria-labelledby={`client-${id}`} p={{ base: '3', md: '4' }}>
      <Row justifyContent="space-between" gap="2" mb="2">
        <Heading id={`client-${id}`} mb="0" fontSize="md">
          {title}
        </Heading>
        {acts && <Row gap="2">{acts}</Row>}
      </Row>
      {children}
    </Card>
  );
}

/** A list of short rows separated by rules. */
export const Lines = chakra('ul', {
  base: {
    fontSize: 'sm',
    '& > li': { py: '1.5', borderTop: '1px solid', borderColor: 'border' },
    '& > li:first-of-type': { borderTop: 'none' },
  },
});
