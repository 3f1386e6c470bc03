import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { todayInIst } from '../../shared/dates.ts';
import type { Taxes } from '../../shared/gst/gstr1/supply.ts';
import { checkGstr3b } from '../../shared/gst/gstr3b/check.ts';
import { delayOf, withDelay } from '../../shared/gst/gstr3b/delay.ts';
import { type Gstr3b, netCredit } from '../../shared/gst/gstr3b/form.ts';
import { paymentOf } from '../../shared/gst/gstr3b/summary.ts';
import { formFromWire, inRupees } from '../../shared/gst/gstr3b/wire.ts';
import { periodName } from '../../shared/gst/periods.ts';
import { useDirty } from '../data/dirty.ts';
import { errorText } from '../data/errors.ts';
import { download, isApiError, post } from '../data/http.ts';
import { rebase } from '../data/rebase.ts';
import { day, period as periodText } from '../i18n/format.ts';
import { fromServer } from '../i18n/fromServer.ts';
import { say, t } from '../i18n/t.ts';
import { deleteOpen, reopenFiled } from '../returns/acts.ts';
import { FiledDialog } from '../returns/FiledDialog.tsx';
import { ReturnStatus } from '../returns/status.tsx';
import { Banner } from '../ui/Banner.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { showToast } from '../ui/toasts.ts';
import { gstPages, gstPaths } from './calls.ts';
import { DelayCard } from './DelayCard.tsx';
import { Gstr3bActions } from './Gstr3bActions.tsx';
import { FigureLines, TaxLines } from './Gstr3bLines.tsx';
import { Places } from './Gstr3bPlaces.tsx';
import { type Line, type Path, paiseOf, type Shown, withAt } from './gstr3bForm.ts';
import { creditLines, ecommerceLines, inwardLines, outwardLines, paidLines } from './gstr3bTables.ts';
import { SetOffCard } from './SetOffCard.tsx';

/** What is typed on the page. */
interface Typed {
  form: Gstr3b;
  opening: Taxes;
  cash: Taxes;
  payOn: string;
  /** Interest and late fee as typed instead of as computed. */
  asTyped: boolean;
}

const formOf = (stored: Shown): Gstr3b => {
  const read = formFromWire(stored.form);
  if (!read.ok) throw new Error('The stored form does not read');
  return read.form;
};

/** The open GSTR-3B: its tables, delay, set-off, saving and filing. */
export function Gstr3bView({
  stored,
  onSaved,
  reload,
}: {
  stored: Shown;
  onSaved: (next: Shown) => void;
  reload: () => void;
}) {
  const navigate = useNavigate();
  // The version the page goes by: a newer one read meanwhile must not carry these figures over somebody else's.
  const [shown, setShown] = useState(stored);
  const [start, setStart] = useState(() => formOf(stored));
  const [form, setForm] = useState<Gstr3b>(start);
  const [opening, setOpening] = useState<Taxes>(paiseOf(shown.opening_credit));
  const [cash, setCash] = useState<Taxes>(paiseOf(shown.cash_balance));
  const [payOn, setPayOn] = useState(shown.pay_on);
  const [asTyped, setAsTyped] = useState(shown.delay_as_typed);
  const [busy, setBusy] = useState('');
  const [filing, setFiling] = useState(false);
  const readOnly = !shown.can_edit;
  const dirty =
    form !== start ||
    payOn !== shown.pay_on ||
    asTyped !== shown.delay_as_typed ||
    JSON.stringify([opening, cash]) !==
      JSON.stringify([paiseOf(shown.opening_credit), paiseOf(shown.cash_balance)]);
  useDirty(dirty && !readOnly);
  /** Takes over what is stored now; what was typed since `sent` stays. */
  const adopt = (next: Shown, sent: Typed) => {
    const read = formOf(next);
    setShown(next);
    setStart(read);
    setForm((now) => rebase(now, sent.form, read));
    setOpening((now) => rebase(now, sent.opening, paiseOf(next.opening_credit)));
    setCash((now) => rebase(now, sent.cash, paiseOf(next.cash_balance)));
    setPayOn((now) => rebase(now, sent.payOn, next.pay_on));
    setAsTyped((now) => rebase(now, sent.asTyped, next.delay_as_typed));
  };
  const typed: Typed = { form, opening, cash, payOn, asTyped };
  // Read afresh from the server while nothing is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is a reason
  useEffect(() => {
    if (stored.version !== shown.version && !dirty) adopt(stored, typed);
  }, [stored]);
  const filed = shown.status === 'filed';
  const delay = useMemo(
    () =>
      delayOf(form, opening, {
        due: shown.due_date ?? undefined,
        paid: shown.filed_on || payOn || todayInIst(),
        turnover: shown.turnover === null ? undefined : Math.round(shown.turnover * 100),
      }),
    [form, opening, payOn, shown.due_date, shown.filed_on, shown.turnover],
  );
  const paid = useMemo(() => withDelay(form, delay, asTyped || filed), [form, delay, asTyped, filed]);
  const payment = useMemo(() => paymentOf(paid, opening), [paid, opening]);
  const issues = useMemo(() => checkGstr3b(form), [form]);
  const set = (path: Path, amount: number | null) => setForm((f) => withAt(f, path, amount ?? 0));
  const body = () => ({
    gst_id: shown.gst_id,
    version: shown.version,
    form: inRupees(form),
    opening_credit: inRupees(opening),
    cash_balance: inRupees(cash),
    pay_on: payOn,
    delay_as_typed: asTyped,
  });

  const save = async (quiet = false): Promise<Shown | undefined> => {
    setBusy('save');
    const sent = typed;
    try {
      const { return: next } = await post<{ return: Shown }>('/api/gst/gstr3b.php', {
        ...body(),
        status: 'draft',
      });
      adopt(next, sent);
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
  const path = gstPaths.gstr3b(shown.gst_id);
  const remove = () =>
    deleteOpen({
      name: `GSTR-3B ${shown.return_period}`,
      path,
      leave: () => void navigate(gstPages.home(shown.gst_master_id)),
    });
  const reopen = () => reopenFiled(path, shown.version, reload);

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
          <ReturnStatus status={shown.status} due={shown.due_date} />
        </Row>
      }
      actions={
        <Gstr3bActions
          readOnly={readOnly}
          filed={filed}
          busy={busy}
          on={{ refill, save, fetchFile, remove, reopen, file: () => setFiling(true) }}
        />
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
        {table(t('3.1 Outward supplies and inward supplies liable to reverse charge'), outwardLines(), true)}
        {table(t('3.1.1 Supplies under section 9(5)'), ecommerceLines(), true)}
        <Places form={form} readOnly={readOnly} onForm={setForm} />
        {table(t('4 Eligible input tax credit'), creditLines(), false)}
        <TaxLines
          caption={t('(C) Net credit available')}
          lines={[]}
          total={[t('(C) Net credit available'), netCredit(form)]}
        />
        {table(t('5 Exempt, nil rated and non-GST inward supplies'), inwardLines(), true)}
        <DelayCard
          delay={delay}
          payOn={payOn}
          onPayOn={setPayOn}
          onTake={() => setForm((f) => ({ ...f, interest: delay.interest, late_fee: delay.late_fee }))}
          asTyped={asTyped}
          onAsTyped={setAsTyped}
          readOnly={readOnly}
        />
        {table(t('Interest and late fee as they will be paid'), paidLines(), false)}
        <SetOffCard
          payment={payment}
          paid={paid}
          opening={opening}
          onOpening={setOpening}
          cash={cash}
          onCash={setCash}
          readOnly={readOnly}
        />
      </Stack>
      {filing && (
        <FiledDialog
          kind="gst"
          title={t('File GSTR-3B')}
          onClose={() => setFiling(false)}
          onFile={async (details) => {
            const { return: next } = await post<{ return: Shown }>('/api/gst/gstr3b.php', {
              ...body(),
              status: 'filed',
              ...details,
            });
            setFiling(false);
            adopt(next, typed);
            onSaved(next);
            showToast({ tone: 'success', text: t('GSTR-3B saved as {status}', { status: t('filed') }) });
          }}
        />
      )}
    </PageFrame>
  );
}
