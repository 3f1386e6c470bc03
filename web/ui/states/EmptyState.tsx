import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../base/Icon.tsx';
import { Row } from '../base/layout.tsx';

/** An empty state: what belongs here, why it is empty and what to do first. */
export function EmptyState(props: {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="2"
      px="4"
      py={{ base: '8', md: '12' }}
    >
      {props.icon && (
        <chakra.span color="accent.text" bg="accent.subtle" p="3" borderRadius="full" mb="1" display="flex">
          <Icon name={props.icon} size={26} />
        </chakra.span>
      )}
      <chakra.p fontWeight="semibold" fontSize="lg">
        {props.title}
      </chakra.p>
      {props.children && (
        <chakra.div color="fg.muted" maxWidth="34rem">
          {props.children}
        </chakra.div>
      )}
      {props.actions && (
        <Row justifyContent="center" mt="3">
          {props.actions}
        </Row>
      )}
    </chakra.div>
  );
}
