import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { rowsNotInFile } from '../../../shared/gst/gstr9/json.ts';
import { useDirty } from '../../data/dirty.ts';
import { errorText } from '../../data/errors.ts';
import { download, post } from '../../data/http.ts';
import { day } from '../../i18n/format.ts';
import { inLanguage } from '../../i18n/language.ts';
import { fromServer, t, tn } from '../../i18n/t.ts';
import { deleteOpen, reopenFiled } from '../../returns/acts.ts';
import { FiledDialog } from '../../returns/FiledDialog.tsx';
import { ReviewCard } from '../../returns/ReviewCard.tsx';
import { ReturnStatus } from '../../returns/status.tsx';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { Note, Row, Stack } from '../../ui/base/layout.tsx';
import { Menu, menuAct } from '../../ui/dialogs/Menu.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Page as PageFrame } from '../../ui/page/Page.tsx';
import { PageKeys } from '../../ui/page/PageKeys.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { gstPages, gstPaths, homeOf } from '../base/calls.ts';
import { useSaveKey } from '../base/useSaveKey.ts';
import { AnnualTables } from './AnnualTables.tsx';
import { bodyOf, type Changes, changesSince, type Gstr9, withChange } from './annualWork.ts';
import { BooksCard } from './BooksCard.tsx';
import { ReadingsCard } from './ReadingsCard.tsx';

interface Props {
  shown: Gstr9;
  onSaved: (next: Gstr9) => void;
  reload: () => void;
}

/** The open GSTR-9: tables, entered figures, saving, printing and filing. */
export function Gstr9View({ shown, onSaved, reload }: Props) {
  const navigate = useNavigate();
  const [changes, setChanges] = useState<Changes>({});
  const [busy, setBusy] = useState(false);
  const [filing, setFiling] = useState(false);
  const readOnly = !shown.can_edit;
  const dirty = Object.keys(changes).length > 0;
  useDirty(dirty && !readOnly);

  const path = gstPaths.gstr9(shown.gst_id);
  const home = `${homeOf(shown)}${homeOf(shown).includes('?') ? '&' : '?'}year=${shown.financial_year}&tab=annual`;
  const send = async (extra: object): Promise<void> => {
    const sent = changes;
    const { return: next } = await post<{ return: Gstr9 }>('/api/gst/gstr9', {
      gst_id: shown.gst_id,
      version: shown.version,
      typed: bodyOf(changes),
      ...extra,
    });
    onSaved(next);
    setChanges((now) => changesSince(now, sent));
  };
  const save = async (extra: object = {}): Promise<boolean> => {
    // Held keys: the next save would be of a version that this one replaces.
    if (busy) return false;
    setBusy(true);
    try {
      await send(extra);
      showToast({ tone: 'success', text: t('GSTR-9 saved as {status}', { status: t('draft') }) });
      return true;
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('Failed to save GSTR-9')) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  useSaveKey(readOnly ? undefined : () => save());
  const fetchFile = async (what: 'xlsx' | 'pdf' | 'json') => {
    if (dirty && !readOnly && !(await save())) return;
    await download(what === 'pdf' ? inLanguage(`${path}/pdf`) : `${path}/${what}`, `gstr9.${what}`).catch(
      (error) => showToast({ tone: 'error', text: errorText(error) }),
    );
  };
  const remove = () =>
    deleteOpen({ name: `GSTR-9 ${shown.financial_year}`, path, leave: () => void navigate(home) });

  return (
    <PageFrame
      width={0}
      title={t('GSTR-9 of {name}', { name: shown.company_name })}
      crumb={<Link to={home}>{t('GST returns of {name}', { name: shown.company_name })}</Link>}
      intro={
        <Row>
          <span>
            {shown.gstin} · {t('FY {year}', { year: shown.financial_year })} ·{' '}
            {t('Due {date}', { date: day(shown.due_date) })}
          </span>
          <ReturnStatus status={shown.status} due={shown.due_date} />
        </Row>
      }
      actions={
        <>
          <Menu
            label={t('Export')}
            items={[
              menuAct('download', t('Excel'), () => fetchFile('xlsx')),
              menuAct('download', t('PDF'), () => fetchFile('pdf')),
              menuAct('download', t('JSON (rows with known keys)'), () => fetchFile('json')),
              ...(readOnly ? [] : [{ kind: 'line' as const }, menuAct('trash', t('Delete'), remove, true)]),
            ]}
            trigger={(p) => (
              <Button icon="download" {...p}>
                {t('Export')}
              </Button>
            )}
          />
          <ButtonLink to={gstPages.gstr9c(shown.gst_id)}>GSTR-9C</ButtonLink>
          {!readOnly && (
            <Button busy={busy} onClick={() => void save()}>
              {t('Save as Draft')}
            </Button>
          )}
          {!readOnly && (
            <Button look="primary" disabled={dirty} onClick={() => setFiling(true)}>
              {t('Mark as filed')}
            </Button>
          )}
          {shown.status === 'filed' && (
            <Button onClick={() => void reopenFiled(path, shown.version, reload)}>
              {t('Reopen as draft')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="5">
        <ReviewCard path={path} onChanged={reload} />
        <Findings shown={shown} />
        <Note>
          {t(
            'Rows are in the portal’s order; open a row to see its months. GSTN publishes no JSON schema: the file has only rows whose keys several programs agree on. Rows {rows}, sums, and what the portal fills itself are not in it: check each row on the portal.',
            { rows: rowsNotInFile.join(', ') },
          )}
        </Note>
        <AnnualTables
          shown={shown}
          changes={changes}
          readOnly={readOnly}
          onSet={(id, key, paise) => setChanges((now) => withChange(shown.rows, now, id, key, paise))}
        />
        <ReadingsCard
          shown={shown}
          busy={busy}
          onReading={(rule, reading) => void save({ readings: { [rule]: reading } })}
        />
        <BooksCard path={`${path}/books`} />
      </Stack>
      <PageKeys save={readOnly ? undefined : () => save()} />
      {filing && (
        <FiledDialog
          kind="gst"
          title={t('Mark GSTR-9 as filed')}
          onClose={() => setFiling(false)}
          onFile={async (details) => {
            await send({ status: 'filed', ...details });
            setFiling(false);
            showToast({ tone: 'success', text: t('GSTR-9 saved as {status}', { status: t('filed') }) });
          }}
        />
      )}
    </PageFrame>
  );
}

/** Findings shown initially. */
const FEW = 6;

/** What is missing in the months and what the department may query, by row. */
function Findings({ shown }: { shown: Gstr9 }) {
  const [all, setAll] = useState(false);
  if (shown.issues.length === 0) return null;
  const list = all ? shown.issues : shown.issues.slice(0, FEW);
  return (
    <Banner
      tone="warning"
      title={tn(shown.issues.length, '{count} point to review', '{count} points to review')}
      actions={
        shown.issues.length > FEW && (
          <Button size="sm" onClick={() => setAll(!all)}>
            {all ? t('Show fewer') : t('Show all')}
          </Button>
        )
      }
    >
      <ul>
        {list.map((i, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced whole
          <li key={n}>
            {i.path}: {fromServer(i)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
