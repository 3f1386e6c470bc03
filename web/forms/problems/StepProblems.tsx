import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { stepOf } from '../../../shared/forms/form.ts';
import { tn } from '../../i18n/t.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { useFromStore, useOpenForm } from '../state/hooks.ts';
import type { FormStore } from '../state/store.ts';
import { IssueList } from './IssueList.tsx';

const Box = chakra('section', {
  base: {
    borderLeft: '4px solid',
    borderColor: 'danger',
    borderRadius: 'md',
    bg: 'danger.subtle',
    px: '4',
    py: '3',
    mb: '4',
  },
});

const readIssues = (store: FormStore) => store.issues();

/** Issues of the current step, each linking to its field; `attempt` moves the focus here. */
export function StepProblems({ step, attempt }: { step: string; attempt: number }) {
  const { store, revealed } = useOpenForm();
  const all = useFromStore(readIssues, 'messages');
  const box = useRef<HTMLElement>(null);
  const issues = all.filter((i) => i.severity === 'error' && stepOf(store.model, i.path)?.id === step);
  const shown = revealed.has(step) && issues.length > 0;
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (!shown) return null;
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby="step-problems">
      <chakra.h3 id="step-problems" fontSize="md" mb="2" display="flex" gap="2" alignItems="center">
        <Icon name="stop" />
        {tn(issues.length, 'There is a problem in this step', 'There are {count} problems in this step')}
      </chakra.h3>
      <IssueList issues={issues} most={12} />
    </Box>
  );
}
