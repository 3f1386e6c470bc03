import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import useSWR from 'swr';
import type { Taxes } from '../../shared/gst/gstr1/supply.ts';
import type { MatchState } from '../../shared/gst/gstr2b/match.ts';
import type { InwardDocument } from '../../shared/gst/gstr2b/read.ts';
import { type Purchase, registerColumns } from '../../shared/gst/gstr2b/register.ts';
import { periodName } from '../../shared/gst/periods.ts';
import { tableCsv } from '../../shared/sheets/csv.ts';
import { errorText } from '../data/errors.ts';
import { download, isApiError, patch, post, saveFile } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { day, period as periodText } from '../i18n/format.ts';
import { fromServer } from '../i18n/fromServer.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/layout.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { showToast } from '../ui/toasts.ts';
import { type GstHead, gstPages, gstPaths } from './calls.ts';
import { FigureTable, figure, Scroller, taxHeads } from './parts.tsx';

interface ShownMatch {
  state: MatchState;
  reasons: string[];
  decision: 'take' | 'leave' | null;
  taken: boolean;
  purchase: Purchase | null;
  document: InwardDocument | null;
}
interface Statement extends GstHead {
  generated: string;
  tolerance: { amount: number; days: number };
  matches: ShownMatch[];
  match_totals: Record<MatchState, Taxes & { count: number; taxable: number }>;
  aside: (InwardDocument & { taken: boolean })[];
  credit: Record<string, Taxes>;
  credit_by_statement: Record<string, Taxes> | null;
}

const PAGE = 100;
const tones: Record<MatchState, Tone> = {
  exact: 'done',
  within: 'done',
  different: 'problem',
  near: 'attention',
  only_2b: 'attention',
  only_books: 'attention',
};
const names = (): Record<MatchState, string> => ({
  exact: t('Exact'),
  within: t('Within tolerance'),
  different: t('Amounts differ'),
  near: t('Probably the same'),
  only_2b: t('Only in GSTR-2B'),
  only_books: t('Only in the books'),
});
const sum = (x: Taxes): number => x.igst + x.cgst + x.sgst + x.cess;

/** `/app/gst/gstr2b/{gstId}`: the statement beside the purchase register, decisions, and what goes to table 4. */
export function Page() {
  const { gstId = '' } = useParams();
  const path = gstPaths.gstr2b(gstId);
  const { data, error, mutate } = useSWR<{ return: Statement }>(path, { revalidateOnFocus: false });
  if (data)
    return (
      <View
        shown={data.return}
        path={path}
        onChange={(next) => void mutate({ return: next }, { revalidate: false })}
        reload={() => void mutate()}
      />
    );
  return (
    <PageFrame title="GSTR-2B" crumb={<Link to="/app/gst">{t('GST')}</Link>}>
      {error ? (
        <LoadError
          error={error}
          fallback={t('The statement could not be opened.')}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton height="30rem" />
      )}
    </PageFrame>
  );
}

function View({
  shown,
  path,
  onChange,
  reload,
}: {
  shown: Statement;
  path: string;
  onChange: (next: Statement) => void;
  reload: () => void;
}) {
  const navigate = useNavigate();
  const [tab, setTab] = useState<string>('all');
  const [find, setFind] = useState('');
  const [most, setMost] = useState(PAGE);
  const [sending, setSending] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [refused, setRefused] = useState<{ line: number; column: string | null; message: string }[]>([]);
  const label = names();
  const wanted = find.trim().toLowerCase();
  const rows = shown.matches.filter(
    (m) =>
      (tab === 'all' || m.state === tab) &&
      (!wanted ||
        [
          m.purchase?.number,
          m.document?.number,
          m.purchase?.gstin,
          m.document?.gstin,
          m.purchase?.name,
          m.document?.name,
        ].some((x) => x?.toLowerCase().includes(wanted))),
  );
  const register = async (file: File) => {
    setSending({ name: file.name });
    const form = new FormData();
    form.set('gst_id', shown.gst_id);
    form.set('file', file);
    try {
      const answer = await upload<{ purchases: number; refused: typeof refused; return: Statement }>(
        '/api/gst/gstr2b/purchases',
        form,
        { onProgress: (p) => setSending({ name: file.name, ...p }) },
      );
      setRefused(answer.refused);
      onChange(answer.return);
      showToast({
        tone: 'success',
        text: t('{count} purchases compared', { count: formatCount(answer.purchases) }),
      });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The register could not be read.')) });
    } finally {
      setSending(null);
    }
  };
  const decide = async (decisions: Record<string, 'take' | 'leave' | null>) => {
    try {
      const answer = await patch<{ return: Statement }>(path, { version: shown.version, decisions });
      onChange(answer.return);
    } catch (error) {
      if (isApiError(error) && error.id === 'stale_version') reload();
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  const template = () =>
    saveFile(
      new Blob([tableCsv([registerColumns.map((c) => c.label)])], { type: 'text/csv' }),
      'purchases-template.csv',
    );
  const prepare = async () => {
    try {
      const made = await post<{ gst_id: string }>('/api/gst/gstr3b.php', {
        gst_master_id: shown.gst_master_id,
        return_period: shown.return_period,
        status: 'draft',
      });
      void navigate(gstPages.gstr3b(made.gst_id));
    } catch (error) {
      const existing = isApiError(error) && error.id === 'return_exists' ? error.body['gst_id'] : undefined;
      if (typeof existing === 'string') return void navigate(gstPages.gstr3b(existing));
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  const open = rows.filter((m) => m.document && !m.taken);
  return (
    <PageFrame
      width={0}
      title={t('GSTR-2B of {name}', { name: shown.company_name })}
      crumb={
        <Link to={gstPages.home(shown.gst_master_id)}>
          {t('GST returns of {name}', { name: shown.company_name })}
        </Link>
      }
      intro={`${shown.gstin} · ${periodText(periodName(shown.return_period))}${shown.generated ? ` · ${t('generated on {date}', { date: day(shown.generated) })}` : ''}`}
      actions={
        <>
          <Button
            icon="download"
            onClick={() =>
              void download(`${path}/xlsx`, 'gstr2b.xlsx').catch((error) =>
                showToast({ tone: 'error', text: errorText(error) }),
              )
            }
          >
            {t('Excel')}
          </Button>
          <Button look="primary" onClick={() => void prepare()}>
            {t('On to GSTR-3B')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {shown.can_edit && (
          <Card aria-labelledby="register">
            <Row justifyContent="space-between" mb="2">
              <Heading id="register" mb="0">
                {t('Purchase register')}
              </Heading>
              <Button size="sm" icon="download" onClick={template}>
                {t('CSV template')}
              </Button>
            </Row>
            <FileDrop
              title={t('CSV or Excel of the purchases')}
              help={t('It replaces the register compared before.')}
              accept=".csv,.xlsx"
              onFiles={([file]) => file && void register(file)}
              busy={sending}
            />
            {refused.length > 0 && (
              <Stack gap="1" mt="3">
                <Banner
                  tone="warning"
                  title={t('{count} lines were refused', { count: formatCount(refused.length) })}
                />
                {refused.slice(0, 20).map((r) => (
                  <Note key={`${r.line} ${r.column}`}>
                    {t('Line {line}: {column} {message}', {
                      line: r.line,
                      column: r.column ? t(r.column) : '',
                      message: fromServer(r.message),
                    })}
                  </Note>
                ))}
              </Stack>
            )}
          </Card>
        )}
        <Credit shown={shown} />
        <Tabs
          label={t('Comparison')}
          value={tab}
          onValue={(id) => {
            setTab(id);
            setMost(PAGE);
          }}
          tabs={[
            { id: 'all', label: `${t('All')} (${formatCount(shown.matches.length)})` },
            ...(Object.keys(label) as MatchState[]).map((state) => ({
              id: state,
              label: `${label[state]} (${formatCount(shown.match_totals[state].count)})`,
            })),
          ]}
        >
          <Row mb="3">
            <SearchBox value={find} onValue={setFind} label={t('Search by supplier or number')} />
            {shown.can_edit && open.length > 0 && (
              <Button
                size="sm"
                onClick={() =>
                  void decide(Object.fromEntries(open.map((m) => [m.document!.id, 'take' as const])))
                }
              >
                {t('Take the credit of all {count} shown', { count: formatCount(open.length) })}
              </Button>
            )}
          </Row>
          {rows.length === 0 ? (
            <EmptyState icon="gst" title={t('Nothing here')} />
          ) : (
            <Scroller label={t('Comparison')}>
              <FigureTable>
                <thead>
                  <tr>
                    <th scope="col">{t('State')}</th>
                    <th scope="col">{t('Supplier')}</th>
                    <th scope="col">{t('Books')}</th>
                    <th scope="col">GSTR-2B</th>
                    <th scope="col" data-align="right">
                      {t('Tax in books')}
                    </th>
                    <th scope="col" data-align="right">
                      {t('Tax in GSTR-2B')}
                    </th>
                    <th scope="col">{t('Reasons')}</th>
                    <th scope="col">{t('Credit')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.slice(0, most).map((m) => (
                    <tr key={`${m.purchase?.id} ${m.document?.id}`}>
                      <td>
                        <StatusChip tone={tones[m.state]}>{label[m.state]}</StatusChip>
                      </td>
                      <td>
                        {m.document?.name || m.purchase?.name}
                        <br />
                        <span className="num">{m.document?.gstin ?? m.purchase?.gstin}</span>
                      </td>
                      <td>{m.purchase ? `${m.purchase.number} · ${day(m.purchase.date)}` : '—'}</td>
                      <td>{m.document ? `${m.document.number} · ${day(m.document.date)}` : '—'}</td>
                      <td data-align="right">{m.purchase ? figure(sum(m.purchase)) : '—'}</td>
                      <td data-align="right">{m.document ? figure(sum(m.document)) : '—'}</td>
                      <td>
                        {m.document && !m.document.available && (
                          <StatusChip tone="problem">{t('Not available')}</StatusChip>
                        )}{' '}
                        {m.reasons.map(fromServer).join('; ')}
                      </td>
                      <td>
                        {m.document && (
                          <label>
                            <input
                              type="checkbox"
                              checked={m.taken}
                              disabled={!shown.can_edit}
                              aria-label={t('Take the credit of {number}', { number: m.document.number })}
                              onChange={() => void decide({ [m.document!.id]: m.taken ? 'leave' : 'take' })}
                            />
                          </label>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </FigureTable>
            </Scroller>
          )}
          {rows.length > most && (
            <Row mt="3">
              <Button size="sm" onClick={() => setMost(most + PAGE)}>
                {t('Show more ({count} left)', { count: formatCount(rows.length - most) })}
              </Button>
            </Row>
          )}
        </Tabs>
        {shown.aside.length > 0 && (
          <Note>
            {t('{count} imports, ISD or rejected documents stand outside the comparison.', {
              count: formatCount(shown.aside.length),
            })}
          </Note>
        )}
      </Stack>
    </PageFrame>
  );
}

function Credit({ shown }: { shown: Statement }) {
  const lines: readonly (readonly [string, string])[] = [
    ['import_goods', t('4(A)(1) Import of goods')],
    ['reverse_charge', t('4(A)(3) Inward supplies liable to reverse charge')],
    ['isd', t('4(A)(4) Inward supplies from ISD')],
    ['other', t('4(A)(5) All other credit')],
    ['restricted', t('4(D)(2) Ineligible or restricted')],
  ];
  return (
    <Scroller label={t('Credit for table 4 of GSTR-3B')}>
      <FigureTable>
        <caption>{t('Credit for table 4 of GSTR-3B')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Details')}</th>
            {taxHeads().map(([key, name]) => (
              <th key={key} scope="col" data-align="right">
                {name}
              </th>
            ))}
            {shown.credit_by_statement && (
              <th scope="col" data-align="right">
                {t('By the statement')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(([key, name]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {taxHeads().map(([head]) => (
                <td key={head} data-align="right">
                  {figure(shown.credit[key]?.[head])}
                </td>
              ))}
              {shown.credit_by_statement && (
                <td data-align="right">
                  {figure(shown.credit_by_statement[key] ? sum(shown.credit_by_statement[key]) : 0)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}
