import { integer, text, yesNo } from '../../../forms/fields.ts';
import { businessCode, code, money, moneyIfAny, total, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { type Line, LOSS, typed, worked } from '../../itr3/parts/lines.ts';
import { answered } from '../../itr5/parts/organisation.ts';
import type { FieldName, Row, When } from '../../values/names.ts';

const has: When = answered('has_business');
const changedValuation = [
  { value: '1', label: 'Cost or market rate, whichever is less' },
  { value: '2', label: 'Cost' },
  { value: '3', label: 'Market rate' },
] as const;

/** Schedule OA: general particulars of a business. */
export const businessAbout = sheet(
  { label: 'Particulars of the business', json: 'ScheduleOA' },
  {
    has_business: yesNo('Is there income from business or profession?', {
      json: 'IncUnHeadBPFlag',
      help: 'Outside sections 11 and 12, or beyond section 11(4A)',
    }),
    businesses: table(
      {
        label: 'Nature of business or profession',
        rowLabel: 'Business or profession',
        json: 'NatOfBus',
        when: has,
        keeps: true,
        maxRows: 3,
      },
      {
        lines: table(
          { label: 'Businesses', rowLabel: 'Business', json: 'NatureOfBusiness', maxRows: 3, minRows: 1 },
          {
            code: businessCode('Code', 'business', '09028'),
            trade_name: wordsIfAny('Trade name', 'TradeName1', 125),
          },
        ),
      },
    ).optional(),
    branches: integer('Number of branches', { json: 'NumberOfBranches', when: has }).optional(),
    method: code(
      'Method of accounting',
      'MethodOfAcct',
      [
        { value: 'MERC', label: 'Mercantile' },
        { value: 'CASH', label: 'Cash' },
      ],
      { when: has },
    ).optional(),
    method_changed: yesNo('Did the method change?', { json: 'ChangeInAcctMethFlg', when: has }).optional(),
    method_effect: moneyIfAny('Effect of the change on profit', 'ProfDeviatDueAcctMeth', {
      min: LOSS,
      jsonDefault: undefined as never,
      when: answered('method_changed'),
      reported: true,
    }),
    valuation: sheet(
      { label: 'Valuation of closing stock', json: 'MethodOfValClgStk', when: has },
      {
        raw: code('Raw material', 'ValRawMaterial', changedValuation),
        finished: code('Finished goods', 'ValFinishedGoods', changedValuation),
        changed: yesNo('Did the method change?', { json: 'ChngStockValMetFlg' }),
        effect: money('Effect of the change on profit', 'EffectOnPL', { min: LOSS, reported: true }),
      },
    ).optional(),
  },
).optional();

const B = 'BusinessIncOthThanSpec';
const IN = `${B}.IncRecCredPLOthHeadDtls`;
const EX = `${B}.IncCredPL`;
const DR = `${B}.ExpDebToPLOthHeadsInc`;
const DEP = `${B}.DepreciationAllowITAct32`;
const loss = { min: LOSS };

/** Of the account, other heads. */
export const credited: readonly Line[] = [
  ['credited_house', 'Credited: house property', `${IN}.HouseProperty`],
  ['credited_gains', 'Credited: capital gains', `${IN}.CapitalGains`],
  ['credited_dividend', 'Credited: dividend', `${IN}.Dividend`],
  ['credited_sources', 'Credited: other sources than dividend', `${IN}.OtherThanDividend`],
];
export const debited: readonly Line[] = [
  ['debited_house', 'Debited: house property', `${DR}.HouseProperty`],
  ['debited_gains', 'Debited: capital gains', `${DR}.CapitalGains`],
  ['debited_sources', 'Debited: other sources', `${DR}.OtherSources`],
  ['debited_vda', 'Debited: virtual digital assets', `${DR}.UnderSec115BBH`],
];
export const added: readonly Line[] = [
  ['add_36', 'Not allowed under section 36', `${B}.AmtDebPLDisallowUs36`, { section: '36' }],
  ['add_37', 'Not allowed under section 37', `${B}.AmtDebPLDisallowUs37`, { section: '37' }],
  ['add_40', 'Not allowed under section 40', `${B}.AmtDebPLDisallowUs40`, { section: '40' }],
  ['add_40a', 'Not allowed under section 40A', `${B}.AmtDebPLDisallowUs40A`, { section: '40A' }],
  ['add_43b', 'Not allowed under section 43B', `${B}.AmtDebPLDisallowUs43B`, { section: '43B' }],
  ['add_msme', 'Interest under section 23 of the MSMED Act', `${B}.InterestDisAllowUs23SMEAct`],
  ['add_41', 'Deemed income under section 41', `${B}.DeemIncUs41`, { section: '41' }],
  ['add_33', 'Deemed income under sections 32AC, 33AB, 33ABA, 35ABA to 35ABB', `${B}.Total33ABto35ABB`],
  ['add_43ca', 'Deemed income under section 43CA', `${B}.DeemIncUs43CA`, { section: '43CA' }],
  ['add_28', 'Any other item of addition under sections 28 to 44DA', `${B}.OthItemDisallowUs28To44DA`],
  [
    'add_other',
    'Any other income not included, or expense not allowed',
    `${B}.AnyOthIncNotInclInExpDisallowPL`,
  ],
];
export const deducted: readonly Line[] = [
  ['less_32_1_iii', 'Deduction under section 32(1)(iii)', `${B}.DeductUs32_1_iii`, { section: '32(1)(iii)' }],
  ['less_32ac', 'Deduction under section 32AC', `${B}.Amt32AC`, { section: '32AC' }],
  [
    'less_35',
    'Deduction under section 35 in excess of the amount debited',
    `${B}.DebPLUs35ExcessAmt`,
    { section: '35' },
  ],
  ['less_40', 'Disallowed under section 40 earlier, now allowed', `${B}.AmtDisallUs40NowAllow`],
  ['less_43b', 'Disallowed under section 43B earlier, now allowed', `${B}.AmtDisallUs43BNowAllow`],
  ['less_other', 'Any other amount allowed', `${B}.AnyOthAmtAllDeduct`],
  ['less_icds', 'Decrease in profit by computation standards', `${B}.DecProfIncLossAccICDSAdj`],
];
const line = (key: FieldName, label: string, json: string, more: Line[3] = {}): Line => [
  key,
  label,
  json,
  more,
];

const P = 'IncSpecifiedBusiness';
const SP = 'SpecBusinessInc';

/** Schedule BP: the profit of the account is typed, as the form has no profit and loss account. */
export const scheduleBp = sheet(
  {
    label: 'Income from business or profession',
    json: 'CorpScheduleBP',
    section: '28',
    when: (_: Row, all: Row) =>
      (all['business_about'] as Record<string, unknown> | undefined)?.['has_business'] === 'Y',
    needs: [IN, EX, DR, DEP, `${B}.DeemedProfitBusUs`, SP, P, 'BusSetoffCurrYr'],
  },
  {
    ...typed([
      line('profit', 'Profit before tax as per account', `${B}.ProfBfrTaxPL`, loss),
      line('speculative_in', 'Of which from speculative business', `${B}.NetPLFromSpecBus`, loss),
      line('specified_in', 'Of which from specified business', `${B}.NetProfLossSpecifiedBus`, loss),
      ...credited,
    ]),
    ...worked([
      ['credited_other', 'Credited: other sources', `${IN}.OtherSources`],
      ['credited_vda', 'Credited: virtual digital assets', `${IN}.UnderSec115BBH`],
    ]),
    ...typed([
      line('carriages_in', 'Of which deemed profits of goods carriages', `${B}.PLUs44sChapXIIG`),
      line('firm_share', 'Share of profit of firms', `${EX}.FirmShareInc`, { section: '10(2A)' }),
      line('association_share', 'Share of profit of associations', `${EX}.AOPBOISharInc`, { section: '86' }),
    ]),
    exempt_name: text('Dividend', {
      json: `${EX}.OtherExmptIncDtl.OperatingDividendName`,
      jsonDefault: 'Dividend',
      computed: true,
    }).optional(),
    exempt_dividend: total('Dividend', `${EX}.OtherExmptIncDtl.OperatingDividendAmt`),
    exempt_rows: table(
      {
        label: 'Other exempt income in the account',
        rowLabel: 'Income',
        json: `${EX}.OtherExmptIncDtl.OtherExmptIncDtls`,
      },
      { nature: words('Nature', 'OperatingRevenueName', 50), amount: money('Amount', 'OperatingRevenueAmt') },
    ).optional(),
    ...worked([
      line('exempt_other', 'Other exempt income', `${EX}.OthExempInc`),
      line('exempt', 'Exempt income', `${EX}.TotExempInc`),
      line('balance', 'Balance', `${B}.BalancePLOthThanSpecBus`, loss),
    ]),
    ...typed(debited),
    ...worked([
      line('debited', 'Expenses of other heads', `${B}.TotExpDebPL`),
      line('adjusted', 'Adjusted profit or loss', `${B}.AdjustedPLOthThanSpecBus`, loss),
    ]),
    ...typed([
      line('depreciation_in', 'Depreciation debited', `${B}.DepreciationDebPLCosAct`),
      line('depreciation_ii', 'Depreciation under section 32(1)(ii)', `${DEP}.DepreciationAllowUs32_1_ii`, {
        section: '32(1)(ii)',
      }),
      line('depreciation_i', 'Depreciation under section 32(1)(i)', `${DEP}.DepreciationAllowUs32_1_i`, {
        section: '32(1)(i)',
      }),
    ]),
    ...worked([
      line('depreciation', 'Depreciation allowed', `${DEP}.TotDeprAllowITAct`),
      line('after_depreciation', 'After depreciation', `${B}.AdjustPLAfterDeprOthSpecInc`, loss),
    ]),
    ...typed(added),
    ...worked([line('additions', 'Additions', `${B}.TotAfterAddToPLDeprOthSpecInc`)]),
    ...typed(deducted),
    ...worked([
      line('deductions', 'Deductions', `${B}.TotDeductionAmts`),
      line('income', 'Income', `${B}.PLAftAdjDedBusOthThanSpec`, loss),
    ]),
    ...typed([
      line('carriages', 'Profits of goods carriages', `${B}.DeemedProfitBusUs.Section44AE`, {
        section: '44AE',
      }),
    ]),
    ...worked([
      line('deemed', 'Deemed profits', `${B}.DeemedProfitBusUs.TotDeemedProfitBusUs`),
      line('net', 'Net profit or loss', `${B}.NetPLAftAdjBusOthThanSpec`, loss),
      line(
        'business',
        'Profit or loss of business other than speculative and specified',
        `${B}.NetPLBusOthThanSpec7A7B7C`,
        loss,
      ),
      line('speculative_profit', 'Speculative business: profit or loss', `${SP}.NetPLFrmSpecBus`, loss),
    ]),
    ...typed([
      line('speculative_add', 'Speculative business: additions', `${SP}.AdditionUs28to44DA`),
      line('speculative_less', 'Speculative business: deductions', `${SP}.DeductUs28to44DA`),
    ]),
    ...worked([
      line('speculative', 'Speculative business: income', `${SP}.AdjustedPLFrmSpecuBus`, loss),
      line('specified_profit', 'Specified business: profit or loss', `${P}.NetPLFrmSpecifiedBus`, loss),
    ]),
    ...typed([
      line('specified_add', 'Specified business: additions', `${P}.AddSec28to44DA`),
      line('specified_less', 'Specified business: deductions', `${P}.DedSec28to44DAOTDedSec35AD`),
    ]),
    ...worked([
      line(
        'specified_before',
        'Specified business: before section 35AD',
        `${P}.ProfitLossSpecifiedBusiness`,
        loss,
      ),
    ]),
    ...typed([
      line('specified_35ad', 'Deduction under section 35AD', `${P}.DedSec35AD`, { section: '35AD' }),
    ]),
    ...worked([line('specified', 'Specified business: income', `${P}.ProfitLossSpecifiedBusFinal`, loss)]),
    specified_kinds: table(
      { label: 'Nature of the specified business', rowLabel: 'Business', json: `${P}.DedUs35ADSubSec5Dtls` },
      {
        clause: code(
          'Clause of section 35AD(5)',
          'DedUs35ADSubSec5',
          ['a', 'aa', 'ab', 'ac', 'ad', 'ae', 'af', 'ag', 'ah', 'ai', 'aj', 'ak', 'b'].map((value) => ({
            value,
            label: value,
          })),
        ),
      },
    ).optional(),
    ...worked([
      line('total', 'Income from business or profession', 'IncChrgUnHdProftGain', loss),
      line('loss', 'Loss of business set off in the head', 'BusSetoffCurrYr.LossSetOffOnBusLoss'),
    ]),
    speculative_set_off: sheet(
      { label: 'Set-off: speculative business', json: 'BusSetoffCurrYr.SpeculativeInc' },
      worked([
        line('income', 'Income', 'IncOfCurYrUnderThatHead'),
        line('set_off', 'Loss set off', 'BusLossSetoff'),
        line('after', 'Remaining income', 'IncOfCurYrAfterSetOff'),
      ]),
    ).optional(),
    specified_set_off: sheet(
      { label: 'Set-off: specified business', json: 'BusSetoffCurrYr.SpecifiedInc' },
      worked([
        line('income', 'Income', 'IncOfCurYrUnderThatHead'),
        line('set_off', 'Loss set off', 'BusLossSetoff'),
        line('after', 'Remaining income', 'IncOfCurYrAfterSetOff'),
      ]),
    ).optional(),
    ...worked([
      line('set_off', 'Loss set off', 'BusSetoffCurrYr.TotLossSetOffOnBus'),
      line('loss_left', 'Loss remaining', 'BusSetoffCurrYr.LossRemainSetOffOnBus'),
    ]),
  },
).optional();
