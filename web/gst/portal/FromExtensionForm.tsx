import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR, { mutate as mutateShared } from 'swr';
import type { Gstr3b } from '../../../shared/gst/gstr3b/form.ts';
import { formFromWire, inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import type { GstFigures } from '../../../shared/messages.ts';
import { formatPaise } from '../../../shared/money.ts';
import { errorText } from '../../data/errors.ts';
import { get, isApiError, post } from '../../data/http.ts';
import { t, tn } from '../../i18n/t.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { LoadError } from '../../ui/states/LoadError.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { type GstHead, gstPages, gstPaths, type ReturnCard } from '../base/calls.ts';
import { type Cell, cellsOf, creditGap, takeOver } from './fromExtension.ts';
import { columnNames } from './portalColumns.ts';

type Shown = GstHead & { form: Record<string, unknown> };

/** The form that receives the figures: a stored return, or a new one filled from GSTR-1 and GSTR-2B of the period. */
interface Ours {
  stored?: Shown;
  form: Gstr3b;
}

interface Props {
  entityId: string;
  registrationId: string;
  figures: GstFigures;
  period: string;
  card: ReturnCard | null;
  mayCreate: boolean;
  /** Reloads the list of returns. */
  refresh: () => Promise<unknown>;
}

async function readOurs(
  { entityId, registrationId, period }: Pick<Props, 'entityId' | 'registrationId' | 'period'>,
  gstId: string | null,
): Promise<Ours> {
  const stored = gstId ? (await get<{ return: Shown }>(gstPaths.gstr3b(gstId))).return : undefined;
  const wire =
    stored?.form ??
    (
      await post<{ form: Record<string, unknown> }>('/api/gst/gstr3b/prepare', {
        gst_master_id: entityId,
        registration_id: registrationId,
        return_period: period,
      })
    ).form;
  const read = formFromWire(wire);
  if (!read.ok) throw new Error('The stored form does not read');
  return { form: read.form, ...(stored ? { stored } : {}) };
}

/**
 * Copies the portal's GSTR-3B to the period's draft: blank figures are filled, differing ones are the user's
 * choice.
 */
export function TakeOver(props: Props) {
  const { registrationId, period, card } = props;
  const gstId = card?.gst_id ?? null;
  const { data, error, mutate } = useSWR(
    ['figures-gstr3b', registrationId, period, gstId],
    () => readOurs(props, gstId),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (error && !data)
    return (
      <LoadError
        error={error}
        fallback={t('The return could not be opened.')}
        onRetry={() => void mutate()}
      />
    );
  if (!data) return <Skeleton height="12rem" />;
  return <Choose {...props} ours={data} reload={() => mutate()} />;
}

function Choose({
  entityId,
  registrationId,
  figures,
  period,
  mayCreate,
  refresh,
  ours,
  reload,
}: Props & { ours: Ours; reload: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const { cells, left } = useMemo(() => cellsOf(figures, ours.form), [figures, ours.form]);
  const form = useMemo(() => takeOver(ours.form, cells, chosen), [ours.form, cells, chosen]);
  const gap = useMemo(() => creditGap(figures, form), [figures, form]);
  const of = (state: Cell['state']) => cells.filter((c) => c.state === state);
  const [blank, differing, same] = [of('blank'), of('differs'), of('same')];
  const { stored } = ours;
  const mayEdit = stored ? stored.can_edit : mayCreate;
  const taken = blank.length + differing.filter((c) => chosen.has(c.path)).length;

  const choose = (paths: readonly string[], portal: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const path of paths) {
        if (portal) next.add(path);
        else next.delete(path);
      }
      return next;
    });
  const open = async () => {
    if (stored && taken === 0) return void navigate(gstPages.gstr3b(stored.gst_id));
    setBusy(true);
    try {
      const { return: next } = await post<{ return: Shown }>('/api/gst/gstr3b.php', {
        ...(stored
          ? { gst_id: stored.gst_id, version: stored.version }
          : { gst_master_id: entityId, registration_id: registrationId, return_period: period }),
        form: inRupees(form),
        status: 'draft',
      });
      await mutateShared(gstPaths.gstr3b(next.gst_id), { return: next }, { revalidate: false });
      if (taken > 0)
        showToast({
          tone: 'success',
          text: tn(taken, '{count} portal figure applied', '{count} portal figures applied'),
        });
      void navigate(gstPages.gstr3b(next.gst_id));
    } catch (error) {
      const known = isApiError(error) ? error.id : '';
      if (known === 'stale_version' || known === 'return_exists') {
        await Promise.all([refresh(), reload()]);
        showToast({
          tone: 'error',
          text: t('Someone else has saved this return. Check the figures below again.'),
        });
      } else showToast({ tone: 'error', text: errorText(error, t('Failed to save GSTR-3B')) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="take-over">
      <Heading id="take-over">{t('Copy to GSTR-3B')}</Heading>
      <Stack gap="4">
        {!mayEdit && (
          <Banner
            tone="warning"
            title={
              stored?.status === 'filed'
                ? t('GSTR-3B of this period is filed, so nothing was applied.')
                : t('You have view access to this entity only, so nothing was applied.')
            }
          />
        )}
        <Note>
          {[
            tn(blank.length, '{count} blank figure filled', '{count} blank figures filled'),
            tn(same.length, '{count} unchanged', '{count} unchanged'),
            tn(differing.length, '{count} differs', '{count} differ'),
          ].join(' · ')}
        </Note>
        {left.length > 0 && (
          <Banner
            tone="info"
            title={t('Not applied: {rows}', {
              rows: [...new Set(left.map((r) => r.table || t(r.label)))].join(', '),
            })}
          >
            {t('These combine several rows, or include a tax their row in the form does not have.')}
          </Banner>
        )}
        {differing.length > 0 && (
          <Differing cells={differing} chosen={chosen} readOnly={!mayEdit} choose={choose} />
        )}
        {mayEdit && gap.length > 0 && (
          <Banner tone="warning" title={t('Net ITC 4(C) would differ from the portal')}>
            <ul>
              {gap.map((g) => (
                <li key={g.column}>
                  {t('{tax}: portal {portal}, yours {ours}', {
                    tax: columnNames()[g.column],
                    portal: formatPaise(g.portal),
                    ours: formatPaise(g.ours),
                  })}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        <Row>
          {mayEdit ? (
            <Button look="primary" busy={busy} onClick={() => void open()}>
              {t('Open as draft')}
            </Button>
          ) : (
            stored && (
              <ButtonLink look="primary" to={gstPages.gstr3b(stored.gst_id)}>
                {t('Open the return')}
              </ButtonLink>
            )
          )}
        </Row>
      </Stack>
    </section>
  );
}

function Differing({
  cells,
  chosen,
  readOnly,
  choose,
}: {
  cells: readonly Cell[];
  chosen: ReadonlySet<string>;
  readOnly: boolean;
  choose: (paths: readonly string[], portal: boolean) => void;
}) {
  const paths = cells.map((c) => c.path);
  return (
    <div>
      <Scroller label={t('Figures that differ')}>
        <FigureTable>
          <caption>{t('Figures that differ')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Table')}</th>
              <th scope="col">{t('Figure')}</th>
              <th scope="col" data-align="right">
                {t('Portal')}
              </th>
              <th scope="col" data-align="right">
                {t('Yours')}
              </th>
              {!readOnly && <th scope="col">{t('Use')}</th>}
            </tr>
          </thead>
          <tbody>
            {cells.map((cell) => (
              <tr key={cell.path}>
                <th scope="row">
                  <b>{cell.table}</b> {t(cell.label)}
                </th>
                <td>{columnNames()[cell.column]}</td>
                <td data-align="right">{formatPaise(cell.portal)}</td>
                <td data-align="right">{formatPaise(cell.ours)}</td>
                {!readOnly && (
                  <td>
                    <Select
                      aria-label={t('Which figure of {table}, {tax}', {
                        table: cell.table,
                        tax: columnNames()[cell.column],
                      })}
                      value={chosen.has(cell.path) ? 'portal' : 'ours'}
                      onValue={(v) => choose([cell.path], v === 'portal')}
                      options={[
                        { value: 'ours', label: t('Yours') },
                        { value: 'portal', label: t('Portal') },
                      ]}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
      {!readOnly && (
        <Row mt="3">
          <Button size="sm" onClick={() => choose(paths, true)}>
            {t('Use the portal’s for all')}
          </Button>
          <Button size="sm" onClick={() => choose(paths, false)}>
            {t('Keep yours for all')}
          </Button>
        </Row>
      )}
    </div>
  );
}
