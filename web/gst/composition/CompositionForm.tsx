import { useState } from 'react';
import { todayInIst } from '../../../shared/dates.ts';
import {
  annualOf,
  type CompositionYear,
  type Dealer,
  dealers,
  inwardTables,
  type QuarterFigures,
  statements,
} from '../../../shared/gst/composition/composition.ts';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { taxKeys } from '../../../shared/gst/gstr3b/form.ts';
import { periodName } from '../../../shared/gst/periods.ts';
import { formatPaise } from '../../../shared/money.ts';
import { useDirty } from '../../data/dirty.ts';
import { errorText } from '../../data/errors.ts';
import { download, put } from '../../data/http.ts';
import { withQuery } from '../../data/keys.ts';
import { useEdited } from '../../data/useEdited.ts';
import { day, period as periodText } from '../../i18n/format.ts';
import { fromServer, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { DateInput } from '../../ui/fields/DateInput.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { PageKeys } from '../../ui/page/PageKeys.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { taxHeads } from '../base/standing.tsx';
import { bodyOf, type Composition, dealerNames, inwardNames, yearOf } from './figures.ts';

const total = (taxes: Taxes) => taxKeys.reduce((n, key) => n + taxes[key], 0);

/** Figures of a composition dealer’s year; inputs on the left, calculated amounts beside them; paise. */
export function CompositionForm({
  path,
  stored,
  onSaved,
}: {
  path: string;
  stored: Composition;
  onSaved: (next: Composition) => void;
}) {
  const { shown, typed: year, setTyped: setYear, dirty, adopt } = useEdited(stored, yearOf);
  const [busy, setBusy] = useState(false);
  const readOnly = !stored.can_edit;
  useDirty(dirty && !readOnly);
  const save = async () => {
    setBusy(true);
    try {
      const next = await put<Composition>(path, bodyOf(shown, year));
      adopt(next, year);
      onSaved(next);
      showToast({ tone: 'success', text: t('Composition figures saved') });
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed) });
    } finally {
      setBusy(false);
    }
  };
  const file = withQuery(`${path}/xlsx`, {
    financial_year: stored.financial_year,
    registration_id: stored.registration_id,
  });
  return (
    <Stack gap="5">
      {stored.issues.length > 0 && (
        <Banner tone="warning" title={t('Check these figures')}>
          <ul>
            {stored.issues.map((i) => (
              <li key={i.path}>{fromServer(i)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Row justifyContent="space-between">
        <Field label={t('Kind of dealer')}>
          <Select
            value={year.dealer}
            disabled={readOnly}
            onValue={(v) => setYear((now) => ({ ...now, dealer: v as Dealer }))}
            options={(Object.keys(dealers) as Dealer[]).map((value) => ({
              value,
              label: t(dealerNames[value]),
            }))}
          />
        </Field>
        <Row>
          <Button
            icon="download"
            disabled={dirty}
            onClick={() =>
              void download(file, 'gstr4.xlsx').catch((error) =>
                showToast({ tone: 'error', text: errorText(error) }),
              )
            }
          >
            {t('Excel')}
          </Button>
          {!readOnly && (
            <Button look="primary" busy={busy} disabled={!dirty} onClick={() => void save()}>
              {t('Save')}
            </Button>
          )}
        </Row>
      </Row>
      <Quarters
        year={year}
        financialYear={stored.financial_year}
        readOnly={readOnly}
        onQuarter={(i, next) =>
          setYear((now) => ({
            ...now,
            quarters: now.quarters.map((q, n) => (n === i ? { ...q, ...next } : q)),
          }))
        }
      />
      <Annual year={year} financialYear={stored.financial_year} readOnly={readOnly} onYear={setYear} />
      <PageKeys save={readOnly || !dirty ? undefined : save} />
    </Stack>
  );
}

function Quarters({
  year,
  financialYear,
  readOnly,
  onQuarter,
}: {
  year: CompositionYear;
  financialYear: string;
  readOnly: boolean;
  onQuarter: (i: number, next: Partial<QuarterFigures>) => void;
}) {
  const list = statements(year, financialYear, todayInIst());
  const amounts = [
    ['outward', t('1 Outward supplies, including exempt')],
    ['taxable', t('Of which taxable')],
    ['inward', t('2 Inward supplies, reverse charge')],
  ] as const;
  return (
    <Card aria-labelledby="cmp08">
      <Heading id="cmp08">{t('CMP-08 by quarter')}</Heading>
      <Stack gap="3">
        <Note>
          {t('CMP-08 is entered on the portal, which accepts no file. Import of services goes in row 2.')}
        </Note>
        <Scroller label={t('CMP-08 by quarter')}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">{t('Row')}</th>
                {list.map((s) => (
                  <th key={s.period} scope="col" data-align="right">
                    {periodText(periodName(s.period, 'quarterly'))}
                    <Note>{t('Due {date}', { date: day(s.due) })}</Note>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {amounts.map(([key, label]) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {year.quarters.map((q, i) => (
                    <td key={list[i]!.period} data-align="right">
                      <AmountInput
                        unit="paise"
                        aria-label={`${label}, ${periodText(periodName(list[i]!.period, 'quarterly'))}`}
                        value={q[key]}
                        readOnly={readOnly}
                        onValue={(v) => onQuarter(i, { [key]: v ?? 0 })}
                      />
                    </td>
                  ))}
                </tr>
              ))}
              {taxHeads().map(([head, name]) => (
                <tr key={head}>
                  <th scope="row">{t('Tax of row 2: {head}', { head: name })}</th>
                  {year.quarters.map((q, i) => (
                    <td key={list[i]!.period} data-align="right">
                      <AmountInput
                        unit="paise"
                        aria-label={`${t('Tax of row 2: {head}', { head: name })}, ${periodText(periodName(list[i]!.period, 'quarterly'))}`}
                        value={q.inwardTax[head]}
                        readOnly={readOnly}
                        onValue={(v) => onQuarter(i, { inwardTax: { ...q.inwardTax, [head]: v ?? 0 } })}
                      />
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{t('Filed and paid on')}</th>
                {year.quarters.map((q, i) => (
                  <td key={list[i]!.period} data-align="right">
                    <DateInput
                      aria-label={`${t('Filed and paid on')}, ${periodText(periodName(list[i]!.period, 'quarterly'))}`}
                      value={q.paid_on}
                      readOnly={readOnly}
                      onValue={(paid_on) => onQuarter(i, { paid_on })}
                    />
                  </td>
                ))}
              </tr>
              {taxHeads().map(([head, name]) => (
                <tr key={head}>
                  <th scope="row">{t('3 Tax payable: {head}', { head: name })}</th>
                  {list.map((s) => (
                    <td key={s.period} data-align="right" className="total">
                      {formatPaise(s.payable[head])}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{t('4 Interest, 18% a year')}</th>
                {list.map((s) => (
                  <td key={s.period} data-align="right">
                    {formatPaise(total(s.interest))}
                    {s.days > 0 && total(s.payable) > 0 && (
                      <Note>{t('{days} days late', { days: s.days })}</Note>
                    )}
                  </td>
                ))}
              </tr>
            </tbody>
          </FigureTable>
        </Scroller>
      </Stack>
    </Card>
  );
}

function Annual({
  year,
  financialYear,
  readOnly,
  onYear,
}: {
  year: CompositionYear;
  financialYear: string;
  readOnly: boolean;
  onYear: (next: CompositionYear) => void;
}) {
  const annual = annualOf(year, financialYear, todayInIst());
  return (
    <Card aria-labelledby="gstr4">
      <Heading id="gstr4">{t('GSTR-4 for FY {year}', { year: financialYear })}</Heading>
      <Stack gap="3">
        <Note>
          {t('Due {date}', { date: day(annual.due) })}.{' '}
          {t('Its file format is not published: enter it on the portal or in the offline tool.')}
        </Note>
        <Scroller label={t('GSTR-4 for FY {year}', { year: financialYear })}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">{t('Table')}</th>
                <th scope="col" data-align="right">
                  {t('Value')}
                </th>
                {taxHeads().map(([key, name]) => (
                  <th key={key} scope="col" data-align="right">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {inwardTables.map((table) => {
                const own = year.inward[table];
                const set = (next: Partial<typeof own>) =>
                  onYear({ ...year, inward: { ...year.inward, [table]: { ...own, ...next } } });
                return (
                  <tr key={table}>
                    <th scope="row">{t(inwardNames[table])}</th>
                    <td data-align="right">
                      <AmountInput
                        unit="paise"
                        aria-label={`${table}: ${t('Value')}`}
                        value={own.value}
                        readOnly={readOnly}
                        onValue={(v) => set({ value: v ?? 0 })}
                      />
                    </td>
                    {taxHeads().map(([key, name]) => (
                      <td key={key} data-align="right">
                        <AmountInput
                          unit="paise"
                          aria-label={`${table}: ${name}`}
                          value={own.tax[key]}
                          readOnly={readOnly}
                          onValue={(v) => set({ tax: { ...own.tax, [key]: v ?? 0 } })}
                        />
                      </td>
                    ))}
                  </tr>
                );
              })}
              <Line
                label={t('5 Liability as per CMP-08')}
                value={annual.paid.outward + annual.paid.inward}
                taxes={annual.paid.tax}
              />
              {annual.byRate.map((r) => (
                <Line
                  key={r.rate}
                  label={t('6 Outward supplies at {rate}%', { rate: r.rate })}
                  value={r.value}
                  taxes={r.tax}
                />
              ))}
            </tbody>
          </FigureTable>
        </Scroller>
        <Row>
          <Field label={t('GSTR-4 filed on')}>
            <DateInput
              value={year.filed_on}
              readOnly={readOnly}
              onValue={(filed_on) => onYear({ ...year, filed_on })}
            />
          </Field>
          <Note>
            {t('Late fee: {amount} for {days} days', {
              amount: formatPaise(annual.fee.amount),
              days: annual.fee.days,
            })}
          </Note>
        </Row>
      </Stack>
    </Card>
  );
}

function Line({ label, value, taxes }: { label: string; value: number; taxes: Taxes }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-align="right" className="total">
        {formatPaise(value)}
      </td>
      {taxHeads().map(([key]) => (
        <td key={key} data-align="right" className="total">
          {formatPaise(taxes[key])}
        </td>
      ))}
    </tr>
  );
}
