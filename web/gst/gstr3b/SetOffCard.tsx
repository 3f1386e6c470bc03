import { noTaxes, type Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { type Gstr3b, taxKeys } from '../../../shared/gst/gstr3b/form.ts';
import type { Payment } from '../../../shared/gst/gstr3b/summary.ts';
import { formatPaise } from '../../../shared/money.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Columns, Heading, Note } from '../../ui/base/layout.tsx';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { taxHeads } from '../base/standing.tsx';
import { TaxLines } from './Gstr3bLines.tsx';

const headName = (key: keyof Taxes): string => taxHeads().find(([k]) => k === key)![1];

/** Table 6.1: set-off of credit under rule 88A, step by step, and the amount payable in cash. */
export function SetOffCard({
  payment,
  paid,
  opening,
  onOpening,
  cash,
  onCash,
  ledger,
  readOnly,
}: {
  payment: Payment;
  /** The form as paid, including interest and late fee for the delay. */
  paid: Pick<Gstr3b, 'interest' | 'late_fee'>;
  opening: Taxes;
  onOpening: (opening: Taxes) => void;
  /** Balance of the cash ledger, all minor heads of a tax together. */
  cash: Taxes;
  onCash: (cash: Taxes) => void;
  /** Balances according to the ledgers kept here, paise. */
  ledger?: { credit: Taxes; cash: Taxes } | undefined;
  readOnly: boolean;
}) {
  const deposit = noTaxes();
  for (const key of taxKeys) deposit[key] = Math.max(0, payment.cashTotal[key] - cash[key]);
  return (
    <>
      <Card data-together aria-labelledby="set-off">
        <Heading id="set-off">{t('6.1 Payment: credit set off by rule 88A')}</Heading>
        <HeadAmounts
          label={(head) => t('Credit brought forward: {head}', { head })}
          value={opening}
          onValue={onOpening}
          readOnly={readOnly}
        />
        {ledger &&
          !readOnly &&
          taxKeys.some((k) => ledger.credit[k] !== opening[k] || ledger.cash[k] !== cash[k]) && (
            <Button
              size="sm"
              onClick={() => {
                onOpening(ledger.credit);
                onCash(ledger.cash);
              }}
            >
              {t('Use the balances of the ledgers')}
            </Button>
          )}
        {payment.setOff.steps.length === 0 ? (
          <Note>{t('No credit is used.')}</Note>
        ) : (
          <Scroller label={t('Steps of the set-off')} cards>
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
                    <th scope="row">{i + 1}</th>
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
          [t('Tax paid in cash'), payment.setOff.cash],
          [t('Interest'), paid.interest],
          [t('Late fee'), { ...noTaxes(), ...paid.late_fee }],
          [t('Credit carried forward'), payment.setOff.creditLeft],
        ]}
        total={[t('Cash to be paid with interest and late fee'), payment.cashTotal]}
      />
      <Card data-together aria-labelledby="cash-ledger">
        <Heading id="cash-ledger">{t('Cash ledger and what is still to be deposited')}</Heading>
        <HeadAmounts
          label={(head) => t('In the cash ledger: {head}', { head })}
          value={cash}
          onValue={onCash}
          readOnly={readOnly}
        />
        <TaxLines
          caption={t('Deposit by challan')}
          lines={[[t('Cash to be paid with interest and late fee'), payment.cashTotal]]}
          total={[t('To be deposited by challan'), deposit]}
        />
        <Note>
          {t(
            'The balance is that of all minor heads of a tax: move any amount under another minor head with FORM GST PMT-09 first (section 49(10)).',
          )}
        </Note>
      </Card>
    </>
  );
}

/** One amount per head of tax. */
function HeadAmounts({
  label,
  value,
  onValue,
  readOnly,
}: {
  label: (head: string) => string;
  value: Taxes;
  onValue: (value: Taxes) => void;
  readOnly: boolean;
}) {
  return (
    <Columns mb="3">
      {taxHeads().map(([key, name]) => (
        <Field key={key} label={label(name)}>
          <AmountInput
            unit="paise"
            value={value[key]}
            onValue={(v) => onValue({ ...value, [key]: v ?? 0 })}
            readOnly={readOnly}
          />
        </Field>
      ))}
    </Columns>
  );
}
