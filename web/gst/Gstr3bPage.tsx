import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { stateLabel, states } from '../../shared/gst/data/states.ts';
import type { Taxes } from '../../shared/gst/gstr1/supply.ts';
import { checkGstr3b } from '../../shared/gst/gstr3b/check.ts';
import { type Gstr3b, netCredit, type PlaceSupply } from '../../shared/gst/gstr3b/form.ts';
import { paymentOf } from '../../shared/gst/gstr3b/summary.ts';
import { formFromWire, inRupees } from '../../shared/gst/gstr3b/wire.ts';
import { periodName } from '../../shared/gst/periods.ts';
import { formatPaise } from '../../shared/money.ts';
import { useDirty } from '../data/dirty.ts';
import { errorText } from '../data/errors.ts';
import { del, download, isApiError, post } from '../data/http.ts';
import { day, period as periodText } from '../i18n/format.ts';
import { fromServer } from '../i18n/fromServer.ts';
import { say, t } from '../i18n/t.ts';
import { AmountInput } from '../ui/AmountInput.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { DateInput } from '../ui/DateInput.tsx';
import { Field } from '../ui/Field.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Card, Columns, Heading, Note, Row, Stack } from '../ui/layout.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { showToast } from '../ui/toasts.ts';
import { type GstHead, gstPages, gstPaths } from './calls.ts';
import { FileGstDialog } from './FileGstDialog.tsx';
import { FigureTable, GstStatus, Scroller, taxHeads } from './parts.tsx';

interface Shown extends GstHead {
  form: Record<string, unknown>;
  opening_credit: Taxes;
  pay_on: string;
  due_date: string | null;
  days_late: number;
  suggested: { interest: Taxes; late_fee: { cgst: number; sgst: number }; late_fee_capped: boolean };
  issues: { path: string; message: string; severity: 'error' | 'warning' }[];
}

const paiseOf = (taxes: Taxes): Taxes => ({
  igst: Math.round(taxes.igst * 100),
  cgst: Math.round(taxes.cgst * 100),
  sgst: Math.round(taxes.sgst * 100),
  cess: Math.round(taxes.cess * 100),
});

/** `/app/gst/gstr3b/{gstId}`. */
export function Page() {
  const { gstId = '' } = useParams();
  const { data, error, mutate } = useSWR<{ return: Shown }>(gstPaths.gstr3b(gstId), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  if (data)
    return (
      <View
        key={`${gstId} ${data.return.version}`}
        shown={data.return}
        onSaved={(next) => void mutate({ return: next }, { revalidate: false })}
        reload={() => void mutate()}
      />
    );
  return (
    <PageFrame title="GSTR-3B" crumb={<Link to="/app/gst">{t('GST')}</Link>}>
      {error ? (
        <LoadError
          error={error}
          fallback={t('The return could not be opened.')}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton height="30rem" />
      )}
    </PageFrame>
  );
}

type Path = readonly string[];
const at = (form: Gstr3b, path: Path): number =>
  path.reduce<unknown>((o, k) => (o as Record<string, unknown>)[k], form) as number;
function withAt<T>(value: T, path: Path, amount: number): T {
  const [key, ...rest] = path;
  if (key === undefined) return amount as unknown as T;
  const o = value as Record<string, unknown>;
  return { ...o, [key]: withAt(o[key], rest, amount) } as T;
}

interface Line {
  label: string;
  path: Path;
  /** Which of the five columns are typed. */
  cells: readonly string[];
}

const all = ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const;
const taxesOnly = ['igst', 'cgst', 'sgst', 'cess'] as const;

function View({
  shown,
  onSaved,
  reload,
}: {
  shown: Shown;
  onSaved: (next: Shown) => void;
  reload: () => void;
}) {
  const navigate = useNavigate();
  const start = useMemo(() => {
    const read = formFromWire(shown.form);
    if (!read.ok) throw new Error('The stored form does not read');
    return read.form;
  }, [shown.form]);
  const [form, setForm] = useState<Gstr3b>(start);
  const [opening, setOpening] = useState<Taxes>(paiseOf(shown.opening_credit));
  const [payOn, setPayOn] = useState(shown.pay_on);
  const [busy, setBusy] = useState('');
  const [filing, setFiling] = useState(false);
  const readOnly = !shown.can_edit;
  const dirty =
    form !== start ||
    payOn !== shown.pay_on ||
    JSON.stringify(opening) !== JSON.stringify(paiseOf(shown.opening_credit));
  useDirty(dirty && !readOnly);
  const payment = useMemo(() => paymentOf(form, opening), [form, opening]);
  const issues = useMemo(() => checkGstr3b(form), [form]);
  const set = (path: Path, amount: number | null) => setForm((f) => withAt(f, path, amount ?? 0));
  const body = () => ({
    gst_id: shown.gst_id,
    version: shown.version,
    form: inRupees(form),
    opening_credit: inRupees(opening),
    pay_on: payOn,
  });

  const save = async (quiet = false): Promise<Shown | undefined> => {
    setBusy('save');
    try {
      const { return: next } = await post<{ return: Shown }>('/api/gst/gstr3b.php', {
        ...body(),
        status: 'draft',
      });
      onSaved(next);
      if (!quiet)
        showToast({ tone: 'success', text: t('GSTR-3B saved as {status}', { status: t('draft') }) });
      return next;
    } catch (error) {
      if (isApiError(error) && error.id === 'stale_version') {
        const take = await confirm({
          title: t('Someone saved this return meanwhile.'),
          body: t('Read their version now? Your unsaved figures on this page are lost.'),
          action: t('Read theirs'),
          danger: true,
        });
        if (take) reload();
      } else showToast({ tone: 'error', text: errorText(error, t('Failed to save GSTR-3B')) });
      return undefined;
    } finally {
      setBusy('');
    }
  };
  // Ctrl+S saves, as in every form.
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 's' && !readOnly) {
        e.preventDefault();
        void save();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const refill = async () => {
    setBusy('refill');
    try {
      const made = await post<{
        form: Record<string, unknown>;
        notes: string[];
        from: { gstr1: string[]; gstr2b: string[] };
      }>('/api/gst/gstr3b/prepare', {
        gst_master_id: shown.gst_master_id,
        return_period: shown.return_period,
        frequency: shown.frequency,
      });
      const read = formFromWire(made.form);
      if (!read.ok) return;
      // What only people type stays: import of services, reversals, reclaimed credit, exempt inward supplies, interest and fee.
      const keep = form.credit;
      setForm({
        ...read.form,
        inward: form.inward,
        interest: form.interest,
        late_fee: form.late_fee,
        interstate: { ...read.form.interstate, composition: form.interstate.composition },
        credit: {
          ...read.form.credit,
          import_services: keep.import_services,
          reversed_rules: keep.reversed_rules,
          reversed_other: keep.reversed_other,
          reclaimed: keep.reclaimed,
        },
      });
      for (const note of made.notes.slice(0, 3))
        showToast({ tone: 'info', text: fromServer(note), seconds: 20 });
      showToast({
        tone: 'success',
        text: t('Filled from {count} returns of the period', {
          count: made.from.gstr1.length + made.from.gstr2b.length,
        }),
      });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    } finally {
      setBusy('');
    }
  };
  const fetchFile = async (what: string, name: string) => {
    if (dirty && !readOnly && !(await save(true))) return;
    await download(`${gstPaths.gstr3b(shown.gst_id)}/${what}`, name).catch((error) =>
      showToast({ tone: 'error', text: errorText(error) }),
    );
  };
  const remove = async () => {
    if (
      !(await confirm({
        title: t('Delete this GSTR-3B?'),
        body: t('It goes to the bin and can be brought back within 30 days.'),
        action: t('Delete'),
        danger: true,
      }))
    )
      return;
    try {
      await del(gstPaths.gstr3b(shown.gst_id));
      void navigate(gstPages.home(shown.gst_master_id));
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The return could not be deleted.')) });
    }
  };
  const reopen = async () => {
    try {
      await post(`${gstPaths.gstr3b(shown.gst_id)}/reopen`, { version: shown.version });
      reload();
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };

  const table = (caption: string, lines: readonly Line[], withValue: boolean) => (
    <FigureLines
      caption={caption}
      lines={lines}
      withValue={withValue}
      form={form}
      readOnly={readOnly}
      onSet={set}
    />
  );
  const credit = (label: string, key: string): Line => ({ label, path: ['credit', key], cells: taxesOnly });

  return (
    <PageFrame
      title={t('GSTR-3B of {name}', { name: shown.company_name })}
      crumb={
        <Link to={gstPages.home(shown.gst_master_id)}>
          {t('GST returns of {name}', { name: shown.company_name })}
        </Link>
      }
      intro={
        <Row>
          <span>
            {shown.gstin} · {periodText(periodName(shown.return_period, shown.frequency))}
            {shown.due_date && ` · ${t('Due {date}', { date: day(shown.due_date) })}`}
          </span>
          <GstStatus status={shown.status} due={shown.due_date} />
        </Row>
      }
      actions={
        <>
          {!readOnly && (
            <Button icon="refresh" busy={busy === 'refill'} onClick={() => void refill()}>
              {t('Fill from GSTR-1 and GSTR-2B')}
            </Button>
          )}
          <Menu
            label={t('Export')}
            items={[
              {
                kind: 'action',
                label: t('JSON for the portal'),
                icon: 'download',
                run: () => void fetchFile('json', 'gstr3b.json'),
              },
              {
                kind: 'action',
                label: t('Excel'),
                icon: 'download',
                run: () => void fetchFile('xlsx', 'gstr3b.xlsx'),
              },
              {
                kind: 'action',
                label: t('CSV'),
                icon: 'download',
                run: () => void fetchFile('csv', 'gstr3b.csv'),
              },
              ...(readOnly
                ? []
                : [
                    { kind: 'line' as const },
                    {
                      kind: 'action' as const,
                      label: t('Delete'),
                      icon: 'trash' as const,
                      danger: true,
                      run: () => void remove(),
                    },
                  ]),
            ]}
            trigger={(p) => (
              <Button icon="download" {...p}>
                {t('Export')}
              </Button>
            )}
          />
          {!readOnly && (
            <Button busy={busy === 'save'} onClick={() => void save()}>
              {t('Save as Draft')}
            </Button>
          )}
          {!readOnly && (
            <Button look="primary" onClick={() => setFiling(true)}>
              {t('File GSTR-3B')}
            </Button>
          )}
          {shown.status === 'filed' && <Button onClick={() => void reopen()}>{t('Reopen as draft')}</Button>}
        </>
      }
    >
      <Stack gap="5">
        {issues.map((i) => (
          <Banner key={i.path} tone={i.severity === 'error' ? 'error' : 'warning'} title={say(i.message)} />
        ))}
        {!dirty &&
          shown.issues
            .filter((i) => !issues.some((own) => own.path === i.path))
            .map((i) => <Banner key={i.path} tone="warning" title={fromServer(i.message)} />)}
        {table(
          t('3.1 Outward supplies and inward supplies liable to reverse charge'),
          [
            {
              label: t('(a) Outward taxable supplies (other than zero rated, nil rated and exempted)'),
              path: ['supplies', 'taxable'],
              cells: all,
            },
            {
              label: t('(b) Outward taxable supplies (zero rated)'),
              path: ['supplies', 'zero_rated'],
              cells: ['taxable', 'igst', 'cess'],
            },
            {
              label: t('(c) Other outward supplies (nil rated, exempted)'),
              path: ['supplies', 'nil_exempt'],
              cells: ['taxable'],
            },
            {
              label: t('(d) Inward supplies (liable to reverse charge)'),
              path: ['supplies', 'reverse_charge'],
              cells: all,
            },
            { label: t('(e) Non-GST outward supplies'), path: ['supplies', 'non_gst'], cells: ['taxable'] },
          ],
          true,
        )}
        {table(
          t('3.1.1 Supplies under section 9(5)'),
          [
            {
              label: t('(i) On which the e-commerce operator pays tax'),
              path: ['ecommerce', 'operator'],
              cells: all,
            },
            {
              label: t('(ii) Made through an e-commerce operator who pays tax'),
              path: ['ecommerce', 'through_operator'],
              cells: ['taxable'],
            },
          ],
          true,
        )}
        <Places form={form} readOnly={readOnly} onForm={setForm} />
        {table(
          t('4 Eligible input tax credit'),
          [
            credit(t('(A)(1) Import of goods'), 'import_goods'),
            credit(t('(A)(2) Import of services'), 'import_services'),
            credit(t('(A)(3) Inward supplies liable to reverse charge'), 'reverse_charge'),
            credit(t('(A)(4) Inward supplies from ISD'), 'isd'),
            credit(t('(A)(5) All other credit'), 'other'),
            credit(t('(B)(1) Reversed: rules 38, 42, 43 and section 17(5)'), 'reversed_rules'),
            credit(t('(B)(2) Reversed: others'), 'reversed_other'),
            credit(t('(D)(1) Reclaimed credit of an earlier period'), 'reclaimed'),
            credit(t('(D)(2) Ineligible under section 16(4) or by place of supply'), 'restricted'),
          ],
          false,
        )}
        <TaxLines
          caption={t('(C) Net credit available')}
          lines={[]}
          total={[t('(C) Net credit available'), netCredit(form)]}
        />
        {table(
          t('5 Exempt, nil rated and non-GST inward supplies'),
          [
            {
              label: t('Composition, exempt and nil rated: inter-State'),
              path: ['inward', 'exempt', 'inter'],
              cells: [''],
            },
            {
              label: t('Composition, exempt and nil rated: intra-State'),
              path: ['inward', 'exempt', 'intra'],
              cells: [''],
            },
            { label: t('Non-GST: inter-State'), path: ['inward', 'non_gst', 'inter'], cells: [''] },
            { label: t('Non-GST: intra-State'), path: ['inward', 'non_gst', 'intra'], cells: [''] },
          ],
          true,
        )}
        <Card>
          <Row justifyContent="space-between" mb="2">
            <Heading mb="0">{t('5.1 Interest and late fee')}</Heading>
            {!readOnly && (
              <Button
                size="sm"
                onClick={() =>
                  setForm((f) => ({
                    ...f,
                    interest: paiseOf(shown.suggested.interest),
                    late_fee: {
                      cgst: Math.round(shown.suggested.late_fee.cgst * 100),
                      sgst: Math.round(shown.suggested.late_fee.sgst * 100),
                    },
                  }))
                }
              >
                {t('Take over the suggestion')}
              </Button>
            )}
          </Row>
          <Columns>
            <Field
              label={t('Day of payment')}
              help={
                shown.days_late > 0
                  ? t('{count} days late', { count: shown.days_late })
                  : t('In time: no interest, no late fee')
              }
            >
              <DateInput value={payOn} onValue={setPayOn} readOnly={readOnly} />
            </Field>
          </Columns>
          <Note mt="2">
            {t('Suggested by the saved figures: interest {interest}, late fee {fee}{capped}.', {
              interest: taxHeads()
                .map(
                  ([key, name]) => `${name} ${formatPaise(Math.round(shown.suggested.interest[key] * 100))}`,
                )
                .join(', '),
              fee: formatPaise(
                Math.round((shown.suggested.late_fee.cgst + shown.suggested.late_fee.sgst) * 100),
              ),
              capped: shown.suggested.late_fee_capped ? ` (${t('at the cap')})` : '',
            })}
          </Note>
        </Card>
        {table(
          t('Interest and late fee as they will be paid'),
          [
            { label: t('Interest'), path: ['interest'], cells: taxesOnly },
            { label: t('Late fee'), path: ['late_fee'], cells: ['cgst', 'sgst'] },
          ],
          false,
        )}
        <Card aria-labelledby="set-off">
          <Heading id="set-off">{t('6.1 Payment: credit set off by rule 88A')}</Heading>
          <Columns mb="3">
            {taxHeads().map(([key, name]) => (
              <Field key={key} label={t('Credit brought forward: {head}', { head: name })}>
                <AmountInput
                  unit="paise"
                  value={opening[key]}
                  onValue={(v) => setOpening({ ...opening, [key]: v ?? 0 })}
                  readOnly={readOnly}
                />
              </Field>
            ))}
          </Columns>
          {payment.setOff.steps.length === 0 ? (
            <Note>{t('No credit is used.')}</Note>
          ) : (
            <Scroller label={t('Steps of the set-off')}>
              <FigureTable>
                <caption>{t('Steps of the set-off')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('Step')}</th>
                    <th scope="col">{t('Credit of')}</th>
                    <th scope="col">{t('Against')}</th>
                    <th scope="col" data-align="right">
                      {t('Amount')}
                    </th>
                    <th scope="col" data-align="right">
                      {t('Credit left')}
                    </th>
                    <th scope="col" data-align="right">
                      {t('Liability left')}
                    </th>
                    <th scope="col">{t('Rule')}</th>
                  </tr>
                </thead>
                <tbody>
                  {payment.setOff.steps.map((s, i) => (
                    <tr key={`${s.credit} ${s.against}`}>
                      <td>{i + 1}</td>
                      <td>{headName(s.credit)}</td>
                      <td>{headName(s.against)}</td>
                      <td data-align="right">{formatPaise(s.amount)}</td>
                      <td data-align="right">{formatPaise(s.creditLeft)}</td>
                      <td data-align="right">{formatPaise(s.liabilityLeft)}</td>
                      <td>{s.rule}</td>
                    </tr>
                  ))}
                </tbody>
              </FigureTable>
            </Scroller>
          )}
        </Card>
        <TaxLines
          caption={t('Payment')}
          lines={[
            [t('Tax payable other than reverse charge'), payment.liability],
            [t('Paid from credit, by head of credit'), payment.setOff.creditUsed],
            [t('Reverse charge and section 9(5), in cash'), payment.setOff.reverseCash],
            [t('Credit carried forward'), payment.setOff.creditLeft],
          ]}
          total={[t('Cash to be paid with interest and late fee'), payment.cashTotal]}
        />
      </Stack>
      {filing && (
        <FileGstDialog
          title={t('File GSTR-3B')}
          onClose={() => setFiling(false)}
          onFile={async (details) => {
            const { return: next } = await post<{ return: Shown }>('/api/gst/gstr3b.php', {
              ...body(),
              status: 'filed',
              ...details,
            });
            setFiling(false);
            onSaved(next);
            showToast({ tone: 'success', text: t('GSTR-3B saved as {status}', { status: t('filed') }) });
          }}
          onRefused={() => undefined}
        />
      )}
    </PageFrame>
  );
}

const headName = (key: keyof Taxes): string => taxHeads().find(([k]) => k === key)![1];

/** Lines of four taxes below one another, the last with the closing rule. */
function TaxLines({
  caption,
  lines,
  total,
}: {
  caption: string;
  lines: readonly (readonly [string, Taxes])[];
  total: readonly [string, Taxes];
}) {
  const row = ([label, taxes]: readonly [string, Taxes], closing: boolean) => (
    <tr key={label}>
      <th scope="row">{closing ? <b>{label}</b> : label}</th>
      {taxHeads().map(([key]) => (
        <td key={key} data-align="right" className={closing ? 'total' : undefined}>
          {formatPaise(taxes[key])}
        </td>
      ))}
    </tr>
  );
  return (
    <Scroller label={caption}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{t('Details')}</th>
            {taxHeads().map(([key, name]) => (
              <th key={key} scope="col" data-align="right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => row(line, false))}
          {row(total, true)}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}

const Cells = chakra(FigureTable, { base: { '& input': { minWidth: '8.5rem' } } });

function FigureLines({
  caption,
  lines,
  withValue,
  form,
  readOnly,
  onSet,
}: {
  caption: string;
  lines: readonly Line[];
  withValue: boolean;
  form: Gstr3b;
  readOnly: boolean;
  onSet: (path: Path, amount: number | null) => void;
}) {
  const heads = [...(withValue ? [['taxable', t('Taxable value')] as const] : []), ...taxHeads()];
  const single = lines.every((l) => l.cells.length === 1 && l.cells[0] === '');
  const columns = single ? [['', t('Value')] as const] : heads;
  return (
    <Scroller label={caption}>
      <Cells>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Details')}</th>
            {columns.map(([key, name]) => (
              <th key={key} scope="col" data-align="right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.path.join('.')}>
              <th scope="row">{line.label}</th>
              {columns.map(([key, name]) => (
                <td key={key} data-align="right">
                  {line.cells.includes(key) && (
                    <AmountInput
                      unit="paise"
                      aria-label={`${line.label}: ${name}`}
                      value={at(form, key ? [...line.path, key] : line.path)}
                      onValue={(v) => onSet(key ? [...line.path, key] : line.path, v)}
                      readOnly={readOnly}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Cells>
    </Scroller>
  );
}

type Kind = keyof Gstr3b['interstate'];

function Places({
  form,
  readOnly,
  onForm,
}: {
  form: Gstr3b;
  readOnly: boolean;
  onForm: (change: (f: Gstr3b) => Gstr3b) => void;
}) {
  const kinds: readonly (readonly [Kind, string])[] = [
    ['unregistered', t('Supplies made to unregistered persons')],
    ['composition', t('Supplies made to composition taxable persons')],
    ['uin', t('Supplies made to UIN holders')],
  ];
  const change = (kind: Kind, list: PlaceSupply[]) =>
    onForm((f) => ({ ...f, interstate: { ...f.interstate, [kind]: list } }));
  return (
    <Card aria-labelledby="interstate">
      <Heading id="interstate">{t('3.2 Inter-State supplies out of 3.1(a) and 3.1.1(i)')}</Heading>
      <Stack gap="4">
        {kinds.map(([kind, label]) => {
          const list = form.interstate[kind];
          const set = (i: number, part: Partial<PlaceSupply>) =>
            change(
              kind,
              list.map((p, k) => (k === i ? { ...p, ...part } : p)),
            );
          return (
            <Scroller key={kind} label={label}>
              <Cells>
                <caption>{label}</caption>
                {list.length > 0 && (
                  <thead>
                    <tr>
                      <th scope="col">{t('Place of supply')}</th>
                      <th scope="col" data-align="right">
                        {t('Taxable value')}
                      </th>
                      <th scope="col" data-align="right">
                        {t('Integrated tax')}
                      </th>
                      <th scope="col">
                        <span className="sr-only">{t('Remove')}</span>
                      </th>
                    </tr>
                  </thead>
                )}
                <tbody>
                  {list.map((p, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place only
                    <tr key={i}>
                      <td>
                        {readOnly ? (
                          stateLabel(p.place_of_supply)
                        ) : (
                          <Select
                            aria-label={t('Place of supply')}
                            value={p.place_of_supply}
                            onValue={(v) => set(i, { place_of_supply: v })}
                            options={Object.keys(states).map((value) => ({
                              value,
                              label: stateLabel(value),
                            }))}
                          />
                        )}
                      </td>
                      <td data-align="right">
                        <AmountInput
                          unit="paise"
                          aria-label={t('Taxable value')}
                          value={p.taxable}
                          onValue={(v) => set(i, { taxable: v ?? 0 })}
                          readOnly={readOnly}
                        />
                      </td>
                      <td data-align="right">
                        <AmountInput
                          unit="paise"
                          aria-label={t('Integrated tax')}
                          value={p.igst}
                          onValue={(v) => set(i, { igst: v ?? 0 })}
                          readOnly={readOnly}
                        />
                      </td>
                      <td>
                        {!readOnly && (
                          <Button
                            size="sm"
                            icon="trash"
                            aria-label={t('Remove {what}', { what: stateLabel(p.place_of_supply) })}
                            onClick={() =>
                              change(
                                kind,
                                list.filter((_, k) => k !== i),
                              )
                            }
                          />
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Cells>
              {!readOnly && (
                <Button
                  size="sm"
                  icon="plus"
                  onClick={() =>
                    change(kind, [
                      ...list,
                      {
                        place_of_supply:
                          Object.keys(states).find((s) => !list.some((p) => p.place_of_supply === s)) ?? '01',
                        taxable: 0,
                        igst: 0,
                      },
                    ])
                  }
                >
                  {t('Add place of supply')}
                </Button>
              )}
            </Scroller>
          );
        })}
      </Stack>
    </Card>
  );
}
