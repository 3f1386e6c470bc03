import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Row } from '../ui/base/layout.tsx';
import { Menu, menuAct } from '../ui/dialogs/Menu.tsx';
import type { Statement } from './StatementsPanel.tsx';

interface Props {
  readOnly: boolean;
  busy: boolean;
  balanced: boolean;
  /** Whether there is nothing to save or to report on. */
  empty: boolean;
  stored: boolean;
  view: Statement | null;
  onSave: (status: 'draft' | 'saved') => void;
  onStatement: (next: Statement) => void;
  onFile: (kind: 'csv' | 'xlsx') => void;
  onDelete: () => void;
}

/** The buttons below the ledger table. */
export function SheetActions(props: Props) {
  const { readOnly, busy, empty, view } = props;
  return (
    <Row>
      {!readOnly && (
        <>
          <Button
            look="primary"
            busy={busy}
            disabled={!props.balanced || empty}
            onClick={() => props.onSave('saved')}
          >
            {t('Save Trial Balance')}
          </Button>
          <Button busy={busy} onClick={() => props.onSave('draft')}>
            {t('Save draft')}
          </Button>
        </>
      )}
      <Button disabled={empty} aria-pressed={view === 'pl'} onClick={() => props.onStatement('pl')}>
        {t('Generate P&L')}
      </Button>
      <Button disabled={empty} aria-pressed={view === 'bs'} onClick={() => props.onStatement('bs')}>
        {t('Generate Balance Sheet')}
      </Button>
      <Menu
        label={t('More')}
        items={[
          menuAct('download', t('CSV of the ledgers'), () => props.onFile('csv')),
          menuAct('download', t('Excel with statements'), () => props.onFile('xlsx')),
          ...(props.stored && !readOnly
            ? [{ kind: 'line' as const }, menuAct('trash', t('Delete'), props.onDelete, true)]
            : []),
        ]}
        trigger={(p) => <Button {...p}>{t('More')}</Button>}
      />
    </Row>
  );
}
