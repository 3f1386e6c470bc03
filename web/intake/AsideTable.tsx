import { useState } from 'react';
import { errorText } from '../data/errors.ts';
import { download } from '../data/http.ts';
import { formatCount, say, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { AndMore } from '../ui/lists/AndMore.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { fieldsOf } from './fields.ts';
import type { Answer, SetAside } from './importing.ts';

/** Lines listed initially. */
const PAGE = 20;

const reasonOf = (line: SetAside): string =>
  line.messages.length > 0 ? line.messages.map(say).join('; ') : line.reason;

/** Most cells shown of a line. */
const CELLS = 6;

/** Content of a line: its first cells, and the one the reason is about. */
function contentOf({ noun, sheets }: Answer, { sheet, column, cells }: SetAside): string {
  const columns = (sheets.find((s) => s.sheet === sheet) ?? sheets[0])?.columns ?? [];
  const labels = new Map(noun === '' ? [] : fieldsOf(noun).map((f) => [f.value, f.label]));
  const at = column
    ? columns.findIndex((c) => c.heading === column || labels.get(c.field) === t<string>(column))
    : -1;
  const filled = cells.flatMap((cell, i) => (cell === '' ? [] : [i]));
  const first = filled.slice(0, CELLS);
  return [...first, ...(filled.includes(at) && !first.includes(at) ? [at] : [])]
    .map((i) => cells[i])
    .join(' · ');
}

/** Downloads the correctable lines with reasons as Excel. */
export function RefusedDownload({ id, text }: { id: string; text: string }) {
  const save = () =>
    void download(`/api/intake/${id}/refused.xlsx`, 'refused.xlsx').catch((error: unknown) =>
      showToast({ tone: 'error', text: errorText(error) }),
    );
  return (
    <Button size="sm" icon="download" onClick={save}>
      {text}
    </Button>
  );
}

/** Lines not imported, each with its reason; correctable ones can be downloaded as Excel. */
export function AsideTable({ answer }: { answer: Answer }) {
  const [most, setMost] = useState(PAGE);
  const { set_aside, total_set_aside } = answer;
  if (total_set_aside === 0) return null;
  // Correctable lines come before repeated headings and lines of totals.
  const lines = [...set_aside].sort((a, b) => Number(b.refused) - Number(a.refused));
  const refused = set_aside.filter((line) => line.refused).length;
  const label = tn(total_set_aside, '{count} line is not imported', '{count} lines are not imported');
  return (
    <Stack gap="2">
      <Scroller label={label}>
        <FigureTable>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Line')}</th>
              <th scope="col">{t('Column')}</th>
              <th scope="col">{t('Reason')}</th>
              <th scope="col">{t('Content')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, most).map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
              <tr key={i}>
                <td data-whole="">
                  {[line.sheet, line.row ?? line.number ?? ''].filter((x) => x !== '').join(' · ')}
                </td>
                <td>{line.column ? t<string>(line.column) : ''}</td>
                <td data-sentence="">{reasonOf(line)}</td>
                <td data-sentence="">{contentOf(answer, line)}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
      <Row>
        {lines.length > most && (
          <Button size="sm" onClick={() => setMost(most + PAGE)}>
            {t('Show {count} more', { count: formatCount(Math.min(PAGE, lines.length - most)) })}
          </Button>
        )}
        {refused > 0 && (
          <RefusedDownload id={answer.intake_id} text={t('Download these lines with their reasons')} />
        )}
      </Row>
      <AndMore left={total_set_aside - lines.length} />
    </Stack>
  );
}
