import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { type ReconContent, reconFigures } from '../../../shared/gst/gstr9c/reconcile.ts';
import {
  numberOf,
  type ReasonTableId,
  type ReconAmounts,
  type ReconKey,
  type ReconTableId,
  reasonTables,
} from '../../../shared/gst/gstr9c/rows.ts';
import { columnNames, reasonTitles, tableTitles } from '../../../shared/gst/gstr9c/titles.ts';
import { formatPaise } from '../../../shared/money.ts';
import { useDirty } from '../../data/dirty.ts';
import { errorText } from '../../data/errors.ts';
import { download, put } from '../../data/http.ts';
import { useEdited } from '../../data/useEdited.ts';
import { inLanguage } from '../../i18n/language.ts';
import { fromServer, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { DateInput } from '../../ui/fields/DateInput.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { TextArea } from '../../ui/fields/TextInput.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { PageKeys } from '../../ui/page/PageKeys.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import {
  bodyOf,
  contentOf,
  type Gstr9c,
  inPaise,
  keysIn,
  reasonText,
  rowsOf,
  tablesInOrder,
  withFigure,
  withReasons,
} from './recon.ts';

/** Amounts in crores stay readable on a phone; the table scrolls instead. */
const Table = chakra(FigureTable, {
  base: {
    '& td input': { minWidth: { base: '9rem', _print: '0' } },
    '& tbody th': { minWidth: { base: '10rem', md: '16rem' } },
    '& tr[data-sum] > *': { fontWeight: 'semibold', bg: 'bg.subtle' },
  },
});

interface Props {
  path: string;
  stored: Gstr9c;
  onSaved: (next: Gstr9c) => void;
}

/** Tables of GSTR-9C: entered figures replace those of GSTR-9, and sums update immediately; paise. */
export function ReconForm({ path, stored, onSaved }: Props) {
  const { shown, typed: content, setTyped: setContent, dirty, adopt } = useEdited(stored, contentOf);
  const [busy, setBusy] = useState(false);
  const given = useMemo(() => inPaise(stored.given), [stored.given]);
  const figures = useMemo(() => reconFigures(given, content.typed), [given, content.typed]);
  const readOnly = !stored.can_edit;
  useDirty(dirty && !readOnly);
  const save = async () => {
    setBusy(true);
    try {
      const next = await put<Gstr9c>(path, bodyOf(shown.version, content));
      adopt(next, content);
      onSaved(next);
      showToast({ tone: 'success', text: t('GSTR-9C saved') });
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed) });
    } finally {
      setBusy(false);
    }
  };
  const fetchFile = (what: 'xlsx' | 'pdf') =>
    void download(what === 'pdf' ? inLanguage(`${path}/pdf`) : `${path}/xlsx`, `gstr9c.${what}`).catch(
      (error) => showToast({ tone: 'error', text: errorText(error) }),
    );
  const { turnover } = stored.accounts;
  return (
    <Stack gap="5">
      {stored.issues.length > 0 && (
        <Banner tone="warning" title={t('Check these figures')}>
          <ul>
            {stored.issues.map((i) => (
              <li key={`${i.path} ${i.text ?? ''}`}>
                {i.path}: {fromServer(i)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Row justifyContent="space-between" alignItems="end">
        <Field label={t('GSTR-9C filed on')}>
          <DateInput
            value={content.filed_on}
            readOnly={readOnly}
            onValue={(filed_on) => setContent({ ...content, filed_on })}
          />
        </Field>
        <Row>
          <Button icon="download" disabled={dirty} onClick={() => fetchFile('xlsx')}>
            {t('Excel')}
          </Button>
          <Button icon="download" disabled={dirty} onClick={() => fetchFile('pdf')}>
            {t('PDF')}
          </Button>
          {!readOnly && (
            <Button look="primary" busy={busy} disabled={!dirty} onClick={() => void save()}>
              {t('Save')}
            </Button>
          )}
        </Row>
      </Row>
      <Note>
        {t(
          'Rows of GSTR-9 are filled from the return saved here: overwrite them if the accounts differ; clear a field to restore it. The GSTR-9C file format is not published: enter the figures in the portal’s offline tool.',
        )}
      </Note>
      {turnover !== null && (
        <Row>
          <Note>
            {t('Revenue in this client’s trial balance, for all its GSTINs: {amount}', {
              amount: formatPaise(Math.round(turnover * 100)),
            })}
          </Note>
          {!readOnly && (
            <Button
              size="sm"
              onClick={() => setContent(withFigure(content, '5A', 'value', Math.round(turnover * 100)))}
            >
              {t('Use in 5A')}
            </Button>
          )}
        </Row>
      )}
      {tablesInOrder.map((table) =>
        table in reasonTables ? (
          <Reasons
            key={table}
            table={table as ReasonTableId}
            content={content}
            readOnly={readOnly}
            onContent={setContent}
          />
        ) : (
          <Figures
            key={table}
            table={table as ReconTableId}
            content={content}
            given={given}
            figures={figures}
            readOnly={readOnly}
            onContent={setContent}
          />
        ),
      )}
      <PageKeys save={readOnly || !dirty ? undefined : save} />
    </Stack>
  );
}

interface Part {
  content: ReconContent;
  readOnly: boolean;
  onContent: (next: ReconContent) => void;
}

function Reasons({ table, content, readOnly, onContent }: Part & { table: ReasonTableId }) {
  return (
    <Card>
      <Field label={`${table} ${t(reasonTitles[table])}`} help={t('One reason per line')}>
        <TextArea
          value={reasonText(content, table)}
          readOnly={readOnly}
          onValue={(text) => onContent(withReasons(content, table, text))}
        />
      </Field>
    </Card>
  );
}

function Figures(
  props: Part & {
    table: ReconTableId;
    given: Record<string, ReconAmounts>;
    figures: ReadonlyMap<string, ReconAmounts>;
  },
) {
  const { table, content, given, figures, readOnly, onContent } = props;
  const keys = keysIn(table);
  const names = columnNames(table);
  const title = `${table} ${t(tableTitles[table])}`;
  const cell = (id: string, key: ReconKey, label: string) => (
    <AmountInput
      unit="paise"
      aria-label={`${label}, ${t(names[key])}`}
      value={content.typed[id]?.[key] ?? given[id]?.[key] ?? null}
      readOnly={readOnly}
      onValue={(v) => onContent(withFigure(content, id, key, v))}
    />
  );
  return (
    <Card aria-labelledby={`table-${table}`}>
      <Heading id={`table-${table}`}>{title}</Heading>
      <Scroller label={title}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('Details')}</th>
              {keys.map((key) => (
                <th key={key} scope="col" data-align="right">
                  {t(names[key])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(table).map((row) => {
              const label = `${numberOf(row)} ${t(row.label)}`.trim();
              return (
                <tr key={row.id} data-sum={row.plus ? '' : undefined}>
                  <th scope="row">
                    {label}
                    {row.from && <Note>GSTR-9: {row.from}</Note>}
                  </th>
                  {keys.map((key) => (
                    <td key={key} data-align="right">
                      {!row.keys.includes(key)
                        ? null
                        : row.plus
                          ? formatPaise(figures.get(row.id)![key]!)
                          : cell(row.id, key, label)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Scroller>
    </Card>
  );
}
