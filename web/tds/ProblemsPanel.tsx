import { useSyncExternalStore } from 'react';
import type { Issue } from '../../shared/forms/messages.ts';
import { walk } from '../../shared/forms/walk.ts';
import { columnsOf } from '../../shared/tds/sheets.ts';
import { statementSchema } from '../../shared/tds/statement.ts';
import { say, t } from '../i18n/t.ts';
import { FindingsList } from '../ui/lists/FindingsList.tsx';
import type { Book } from './book.ts';
import { type Place, placeOf, tableLabels } from './places.ts';

const nodes = walk(statementSchema);

function whereOf(book: Book, issue: Issue): { table: string; line: string; column: string } {
  const { table, row, key } = placeOf(issue.path);
  if (table) {
    const column = columnsOf(book.what.form, table).find((c) => c.key === key);
    return {
      table: t(tableLabels[table]),
      line: row === undefined ? '' : String(row + 1),
      column: column ? t(column.label) : '',
    };
  }
  const [first = '', second] = issue.path.split('.');
  const group = nodes.find((n) => n.key === first);
  const field = group?.node === 'group' ? group.children.find((n) => n.key === second) : undefined;
  return { table: group ? t(group.meta.label) : '', line: '', column: field ? t(field.meta.label) : '' };
}

/** Errors (which the validator would refuse) and warnings; each links to its cell. */
export function ProblemsPanel({ book, onGo }: { book: Book; onGo: (place: Place) => void }) {
  useSyncExternalStore(book.subscribe, book.ticks);
  return (
    <FindingsList
      id="tds-problems"
      title={t('Problems')}
      none={t('No problems found. The department’s validator makes the final check.')}
      found={book.issues()}
      startsWithAll
      describe={(issue) => {
        const where = whereOf(book, issue);
        return {
          ...where,
          // The code of the department's validator, if published.
          reason: issue.rule ? `${say(issue.message)} (${issue.rule})` : say(issue.message),
          what: [where.table, where.line, where.column].filter(Boolean).join(' '),
          onGo: () => onGo(placeOf(issue.path)),
        };
      }}
    />
  );
}
