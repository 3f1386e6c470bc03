import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { RowKey } from '../../../shared/gst/gstr1/columns.ts';
import type { GstIssue } from '../../../shared/gst/gstr1/issue.ts';
import { type SectionId, sections } from '../../../shared/gst/gstr1/sections.ts';
import { listIssue } from '../../../shared/gst/gstr1/validate.ts';
import { errorText } from '../../data/errors.ts';
import { download } from '../../data/http.ts';
import { say, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { type Finding, FindingsList } from '../../ui/lists/FindingsList.tsx';
import { gstPaths } from '../base/calls.ts';
import type { OpenGstr1 } from './openGstr1.ts';

/** Errors (which the portal would refuse) and warnings, by document and line; each links to its cell. */
export function IssuesPanel({
  open,
  onGo,
}: {
  open: OpenGstr1;
  onGo: (section: SectionId, row: string | undefined, field: RowKey | undefined) => void;
}) {
  const { book, head, autosave } = open;
  // A long list of findings renders after the edit itself.
  const ticks = useDeferredValue(useSyncExternalStore(book.subscribe, book.ticks));
  // biome-ignore lint/correctness/useExhaustiveDependencies: listed again after every change
  const found = useMemo(() => book.issues(), [book, ticks]);
  const describe = (issue: GstIssue): Finding => {
    const at = issue.section && issue.row ? book.placeOf(issue.section, issue.row) : undefined;
    const row = at === undefined ? undefined : book.rows(issue.section!)[at];
    const i = listIssue(issue, row && { line: at! + 1, row });
    const table = i.section ? t(sections[i.section].title) : t('Return');
    return {
      table,
      document: i.number ?? '',
      line: i.line ?? '',
      column: i.label ? t(i.label) : '',
      reason: `${say(i.message)}${i.source ? ` (${i.source})` : ''}`,
      what: i.number ?? table,
      onGo: i.section && (() => onGo(i.section!, i.row, i.field)),
    };
  };
  const excel = async () => {
    await autosave.flush();
    await download(`${gstPaths.gstr1(head.gst_id)}/issues.xlsx`, 'refused.xlsx').catch((error) =>
      showToast({ tone: 'error', text: errorText(error) }),
    );
  };
  return (
    <FindingsList
      id="findings"
      title={t('Findings')}
      none={t('No problems found by the portal’s rules')}
      found={found}
      describe={describe}
      documents={t('Document')}
      actions={
        <Button size="sm" icon="download" onClick={() => void excel()}>
          {t('Excel')}
        </Button>
      }
    />
  );
}
