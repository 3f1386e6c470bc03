import { memo, useLayoutEffect, useRef } from 'react';
import type { Step, StepStatus } from '../../../shared/forms/form.ts';
import { formatCount, t, tn } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { issuesByStep } from '../problems/issues.ts';
import { useFromStore, useOpenForm } from '../state/hooks.ts';

const List = styled('ol', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    pb: { base: '1', lg: '0' },
    'html[data-density=compact] &': { flexDirection: 'row' },
  },
});
const Item = styled('li', { base: { flexShrink: 0 } });
const StepButton = styled('button', {
  base: {
    // Contains the screen-reader texts within the scrolling list.
    position: 'relative',
    display: 'flex',
    alignItems: 'start',
    gap: '2.5',
    width: 'full',
    minHeight: '40px',
    px: '2.5',
    py: '2',
    borderRadius: 'md',
    textAlign: 'left',
    lineHeight: 'snug',
    whiteSpace: { base: 'nowrap', lg: 'normal' },
    cursor: 'pointer',
    'html[data-density=compact] &': {
      minHeight: 'control',
      alignItems: 'center',
      py: '0.5',
      fontSize: 'sm',
      whiteSpace: 'nowrap',
    },
    _hover: { bg: 'bg.hover' },
    '&[aria-current]': { bg: 'bg.selected', fontWeight: 'semibold' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
const Mark = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '22px',
    height: '22px',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'semibold',
    border: '1px solid',
    borderColor: 'border.strong',
    color: 'fg.muted',
    '&[data-status=done]': { bg: 'success.subtle', color: 'success', borderColor: 'success' },
    '&[data-status=errors]': { bg: 'danger.subtle', color: 'danger', borderColor: 'danger' },
  },
});

/** Pixels of the next step kept visible beside the current one. */
const BESIDE = 48;

/** Name of a step's status. */
const statusWord = (status: StepStatus, errors: number): string =>
  status === 'errors'
    ? tn(errors, '{count} item to correct', '{count} items to correct')
    : status === 'done'
      ? t('Done')
      : t('Not started');

interface ItemProps {
  step: Step;
  number: number;
  status: StepStatus;
  errors: number;
  current: boolean;
  onStep: (id: string) => void;
}

/** One step; re-renders only when something about it changes. */
const StepItem = memo(function StepItem({ step, number, status, errors, current, onStep }: ItemProps) {
  return (
    <Item>
      <StepButton
        type="button"
        aria-current={current ? 'step' : undefined}
        title={`${statusWord(status, errors)} · Alt+${number % 10}`}
        onClick={() => onStep(step.id)}
      >
        <Mark data-status={status}>
          {status === 'done' ? (
            <Icon name="check" size={14} />
          ) : status === 'errors' ? (
            '!'
          ) : (
            formatCount(number)
          )}
        </Mark>
        <span>
          {t(step.title)}
          <span className="sr-only"> ({statusWord(status, errors)})</span>
        </span>
      </StepButton>
    </Item>
  );
});

/** The steps with their status; Alt and a digit open a step. */
export function StepRail({ current, onStep }: { current: string; onStep: (id: string) => void }) {
  const { store } = useOpenForm();
  const statuses = useFromStore(readStatuses, 'messages');
  const issues = useFromStore(readIssues, 'messages');
  const counts = issuesByStep(store.model, issues);
  const list = useRef<HTMLOListElement>(null);
  // In a horizontal list wider than the page, scrolls to the current step without moving the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other step
  useLayoutEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !item) return;
    const [within, own] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
    const over = own.right - within.right;
    const under = within.left - own.left;
    if (over > 0 || under > 0) box.scrollLeft += over > 0 ? over + BESIDE : -(under + BESIDE);
  }, [current]);
  return (
    <nav aria-label={t('Steps')}>
      <List ref={list}>
        {store.model.steps.map((step, i) => {
          const status = statuses[step.id] ?? 'empty';
          const errors = counts.get(step.id)?.length ?? 0;
          return (
            <StepItem
              key={step.id}
              step={step}
              number={i + 1}
              status={status}
              errors={errors}
              current={step.id === current}
              onStep={onStep}
            />
          );
        })}
      </List>
    </nav>
  );
}

const readStatuses = (store: { statuses: () => Readonly<Record<string, StepStatus>> }) => store.statuses();
const readIssues = (store: Parameters<Parameters<typeof useFromStore>[0]>[0]) => store.issues();
