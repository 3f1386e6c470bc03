import { type ComponentProps, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { checkGstr3b } from '../../../shared/gst/gstr3b/check.ts';
import { netCredit } from '../../../shared/gst/gstr3b/form.ts';
import { paymentOf } from '../../../shared/gst/gstr3b/summary.ts';
import { periodName } from '../../../shared/gst/periods.ts';
import { errorText } from '../../data/errors.ts';
import { download } from '../../data/http.ts';
import { day, period as periodText } from '../../i18n/format.ts';
import { fromServer, say, t } from '../../i18n/t.ts';
import { deleteOpen, reopenFiled } from '../../returns/acts.ts';
import { FiledDialog } from '../../returns/FiledDialog.tsx';
import { ReviewCard } from '../../returns/ReviewCard.tsx';
import { ReturnStatus } from '../../returns/status.tsx';
import { Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Page as PageFrame } from '../../ui/page/Page.tsx';
import { PageKeys } from '../../ui/page/PageKeys.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { gstPaths, homeOf } from '../base/calls.ts';
import { useSaveKey } from '../base/useSaveKey.ts';
import { DelayCard } from './DelayCard.tsx';
import { Gstr3bActions } from './Gstr3bActions.tsx';
import { FigureLines } from './Gstr3bLines.tsx';
import { Places } from './Gstr3bPlaces.tsx';
import { type Gstr3bAnswer, type Line, type Path, paiseOf, withAt } from './gstr3bForm.ts';
import { creditLines, ecommerceLines, inwardLines, outwardLines, paidLines } from './gstr3bTables.ts';
import { delayed } from './gstr3bWork.ts';
import { SetOffCard } from './SetOffCard.tsx';
import { useGstr3b } from './useGstr3b.ts';

interface Props {
  stored: Gstr3bAnswer;
  onSaved: (next: Gstr3bAnswer) => void;
  reload: () => void;
}

/** The open GSTR-3B: tables, delay, set-off, saving and filing. */
export function Gstr3bView({ stored, onSaved, reload }: Props) {
  const navigate = useNavigate();
  const open = useGstr3b(stored, onSaved, reload);
  const { shown, typed, readOnly, dirty, change, changeForm, save } = open;
  const { form, opening } = typed;
  const [filing, setFiling] = useState(false);
  const { delay, paid } = useMemo(() => delayed(shown, typed), [shown, typed]);
  const payment = useMemo(() => paymentOf(paid, opening), [paid, opening]);
  const issues = useMemo(() => checkGstr3b(form), [form]);

  useSaveKey(readOnly ? undefined : save);
  const path = gstPaths.gstr3b(shown.gst_id);
  const home = homeOf(shown);
  const fetchFile = async (what: string, name: string) => {
    if (dirty && !readOnly && !(await save(true))) return;
    await download(`${path}/${what}`, name).catch((error) =>
      showToast({ tone: 'error', text: errorText(error) }),
    );
  };
  const remove = () =>
    deleteOpen({ name: `GSTR-3B ${shown.return_period}`, path, leave: () => void navigate(home) });
  const toSetOff = () => {
    const card = document.getElementById('set-off')?.closest('section');
    card?.scrollIntoView({ block: 'start' });
    card?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  };
  const set = (at: Path, amount: number | null) => changeForm((f) => withAt(f, at, amount ?? 0));

  const table = (
    caption: string,
    lines: readonly Line[],
    withValue: boolean,
    calculated?: ComponentProps<typeof FigureLines>['calculated'],
  ) => (
    <FigureLines
      caption={caption}
      lines={lines}
      {...(calculated ? { calculated } : {})}
      withValue={withValue}
      form={form}
      readOnly={readOnly}
      onSet={set}
    />
  );

  return (
    <PageFrame
      title={t('GSTR-3B of {name}', { name: shown.company_name })}
      crumb={<Link to={home}>{t('GST returns of {name}', { name: shown.company_name })}</Link>}
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
          filed={shown.status === 'filed'}
          busy={open.busy}
          on={{
            refill: open.refill,
            save,
            fetchFile,
            remove,
            reopen: () => reopenFiled(path, shown.version, reload),
            file: () => setFiling(true),
          }}
        />
      }
    >
      <Stack gap="5">
        <ReviewCard path={path} onChanged={reload} />
        <Findings own={issues} stored={dirty ? [] : shown.issues} />
        {table(t('3.1 Outward supplies and inward supplies liable to reverse charge'), outwardLines(), true)}
        {table(t('3.1.1 Supplies under section 9(5)'), ecommerceLines(), true)}
        <Places form={form} readOnly={readOnly} onForm={changeForm} />
        {table(t('4 Eligible input tax credit'), creditLines(), false, {
          label: t('(C) Net credit available'),
          taxes: netCredit(form),
          above: 'reclaimed',
        })}
        {table(t('5 Exempt, nil rated and non-GST inward supplies'), inwardLines(), true)}
        <DelayCard
          delay={delay}
          payOn={typed.payOn}
          onPayOn={(payOn) => change({ payOn })}
          onTake={() => changeForm((f) => ({ ...f, interest: delay.interest, late_fee: delay.late_fee }))}
          asTyped={typed.asTyped}
          onAsTyped={(asTyped) => change({ asTyped })}
          readOnly={readOnly}
        />
        {table(t('Interest and late fee payable'), paidLines(), false)}
        <SetOffCard
          payment={payment}
          paid={paid}
          opening={opening}
          onOpening={(next) => change({ opening: next })}
          cash={typed.cash}
          onCash={(cash) => change({ cash })}
          ledger={
            shown.ledger
              ? { credit: paiseOf(shown.ledger.credit), cash: paiseOf(shown.ledger.cash) }
              : undefined
          }
          readOnly={readOnly}
        />
      </Stack>
      <PageKeys save={readOnly ? undefined : save} computation={toSetOff} />
      {filing && (
        <FiledDialog
          kind="gst"
          title={t('File GSTR-3B')}
          onClose={() => setFiling(false)}
          onFile={async (details) => {
            await open.file(details);
            setFiling(false);
            showToast({ tone: 'success', text: t('GSTR-3B saved as {status}', { status: t('filed') }) });
          }}
        />
      )}
    </PageFrame>
  );
}

/** Findings of the figures on the page, then the server's. */
function Findings({ own, stored }: { own: ReturnType<typeof checkGstr3b>; stored: Gstr3bAnswer['issues'] }) {
  return (
    <>
      {own.map((i) => (
        <Banner key={i.path} tone={i.severity === 'error' ? 'error' : 'warning'} title={say(i.message)} />
      ))}
      {stored
        .filter((i) => !own.some((found) => found.path === i.path))
        .map((i) => (
          <Banner key={i.path} tone="warning" title={fromServer(i)} />
        ))}
    </>
  );
}
