import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { MatchState } from '../../shared/gst/gstr2b/match.ts';
import { registerColumns } from '../../shared/gst/gstr2b/register.ts';
import { periodName } from '../../shared/gst/periods.ts';
import type { AskedQuestion } from '../../shared/intake/questions.ts';
import { tableCsv } from '../../shared/sheets/csv.ts';
import { errorText } from '../data/errors.ts';
import { download, isApiError, patch, post, saveFile } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { day, period as periodText } from '../i18n/format.ts';
import { fromServer } from '../i18n/fromServer.ts';
import { formatCount, t } from '../i18n/t.ts';
import { nothingSaid, openCount, putSaid, questionsOf, type Said } from '../intake/asking.ts';
import { QuestionList } from '../intake/QuestionList.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/layout.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { showToast } from '../ui/toasts.ts';
import { gstPages } from './calls.ts';
import { Credit, MatchTable, matchNames, type Statement } from './Gstr2bTables.tsx';

const PAGE = 100;

/** The open statement: the register compared with it, decisions, and what goes to table 4. */
export function Gstr2bView({
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
  const [asking, setAsking] = useState<{ file: File; questions: AskedQuestion[] } | null>(null);
  const [said, setSaid] = useState<Said>(nothingSaid);
  const label = matchNames();
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
  const register = async (file: File, words: Said = nothingSaid) => {
    setSending({ name: file.name });
    setSaid(words);
    const form = new FormData();
    form.set('gst_id', shown.gst_id);
    form.set('file', file);
    putSaid(form, words);
    try {
      const answer = await upload<{ purchases: number; refused: typeof refused; return: Statement }>(
        '/api/gst/gstr2b/purchases',
        form,
        { onProgress: (p) => setSending({ name: file.name, ...p }) },
      );
      setRefused(answer.refused);
      setAsking(null);
      onChange(answer.return);
      showToast({
        tone: 'success',
        text: t('{count} purchases compared', { count: formatCount(answer.purchases) }),
      });
    } catch (error) {
      const questions = questionsOf(error);
      if (questions.length > 0) setAsking({ file, questions });
      else showToast({ tone: 'error', text: errorText(error, t('The register could not be read.')) });
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
        {shown.missing_parts && (
          <Banner
            tone="warning"
            title={t('{have} of {of} files of this GSTR-2B are imported: import the others as well', {
              have: formatCount(shown.missing_parts.have),
              of: formatCount(shown.missing_parts.of),
            })}
          />
        )}
        {shown.can_edit && (
          <Card aria-labelledby="register" data-no-print>
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
            {asking && (
              <Stack gap="3" mt="3">
                <QuestionList questions={asking.questions} said={said} onSaid={setSaid} />
                <Row>
                  <Button
                    look="primary"
                    disabled={openCount(asking.questions, said) > 0}
                    onClick={() => void register(asking.file, said)}
                  >
                    {t('Read the file with these answers')}
                  </Button>
                  <Button onClick={() => setAsking(null)}>{t('Cancel')}</Button>
                </Row>
              </Stack>
            )}
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
          <Row mb="3" data-no-print>
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
            <MatchTable
              rows={rows.slice(0, most)}
              canEdit={shown.can_edit}
              onDecide={(d) => void decide(d)}
            />
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
