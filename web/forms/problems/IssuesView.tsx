import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { t, tn } from '../../i18n/t.ts';
import { Card, Note, Stack } from '../../ui/base/layout.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { useFromStore, useOpenForm } from '../state/hooks.ts';
import type { FormStore } from '../state/store.ts';
import { IssueList } from './IssueList.tsx';
import { issuesByStep } from './issues.ts';

const readIssues = (store: FormStore) => store.issues();

/**
 * All issues by step, with rule numbers; warnings separately. `attempt` counts failed submits, which move the
 * focus here.
 */
export function IssuesView({ attempt }: { attempt: number }) {
  const { store } = useOpenForm();
  const issues = useFromStore(readIssues, 'messages');
  const byStep = issuesByStep(store.model, issues);
  const warnings = issues.filter((i) => i.severity === 'warning');
  const errors = issues.length - warnings.length;
  const elsewhere = byStep.get('');
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) head.current?.focus();
  }, [attempt]);
  return (
    <Stack>
      <chakra.div ref={head} tabIndex={-1}>
        {errors === 0 ? (
          <Banner tone="success" title={t('No problems found.')}>
            <Note>{t('All fields were checked against the department’s rules known to us.')}</Note>
          </Banner>
        ) : (
          <Banner
            tone="error"
            title={tn(
              errors,
              'Fix {count} problem before submitting',
              'Fix {count} problems before submitting',
            )}
          />
        )}
      </chakra.div>
      {store.model.steps.map((step) => {
        const found = byStep.get(step.id);
        if (!found) return null;
        return (
          <Card key={step.id} aria-labelledby={`issues-${step.id}`}>
            <chakra.h2 id={`issues-${step.id}`} fontSize="lg" mb="3">
              {t(step.title)}{' '}
              <chakra.span color="danger" fontSize="sm" fontWeight="medium">
                {found.length}
              </chakra.span>
            </chakra.h2>
            <IssueList issues={found} />
          </Card>
        );
      })}
      {elsewhere && (
        <Card aria-labelledby="issues-elsewhere">
          <chakra.h2 id="issues-elsewhere" fontSize="lg" mb="3">
            {t('Elsewhere in the file')}
          </chakra.h2>
          <IssueList issues={elsewhere} />
        </Card>
      )}
      {warnings.length > 0 && (
        <Card aria-labelledby="issues-warnings">
          <chakra.h2 id="issues-warnings" fontSize="lg" mb="3">
            {t('For your review')}
          </chakra.h2>
          <IssueList issues={warnings} />
        </Card>
      )}
    </Stack>
  );
}
