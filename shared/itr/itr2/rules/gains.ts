import { addMonths } from '../../../dates.ts';
import { type Finding, type Node, type Reader, type Rule, when } from './reader.ts';

const CG = 'ScheduleCGFor23';
const S = `${CG}.ShortTermCapGainFor23`;
const L = `${CG}.LongTermCapGain23`;
const D = `${CG}.DeducClaimInfo`;
const SHORT = `${S}.SaleofLandBuild.SaleofLandBuildDtls`;
const LONG = `${L}.SaleofLandBuild.SaleofLandBuildDtls`;

/** Exemption of one section against a sale: ITR-2 has one amount, ITR-3 lists them. */
const claimAt = (node: Node, at: string, plain: string, section: string): { at: string; amount: number } => {
  const rows = node.rows(`${at}ExemptionOrDednUs54.ExemptionOrDednUs54Dtls`);
  const own = rows.findIndex((row) => row.s('ExemptionSecCode') === section);
  const listed = `${at}ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[${own}].ExemptionAmount`;
  return own < 0
    ? { at: `${at}${plain}`, amount: node.n(`${at}${plain}`) }
    : { at: listed, amount: rows[own]!.n('ExemptionAmount') };
};
/** Blocks of Schedule CG that may claim 54F: the balance and the claim of each. */
const claims54F = (r: Reader): { node: Node; balance: string; claim: { at: string; amount: number } }[] => {
  const assets = r.year.detailed ? `${L}.SaleofAssetNADtls` : L;
  const one = (at: string) => ({
    node: r as Node,
    balance: `${at}.BalanceCG`,
    claim: claimAt(r, `${at}.`, 'DeductionUs54F', '54F'),
  });
  return [
    one(`${L}.SaleofBondsDebntr`),
    one(`${L}.SaleOfEquityShareUs112A`),
    one(`${L}.NRISaleOfEquityShareUs112A`),
    one(`${assets}.SaleofAssetNA`),
    ...(r.year.split ? [one(`${assets}.SaleofAssetNA_BE`)] : []),
    ...r.rows(`${L}.Proviso112Applicable`).flatMap((node) =>
      ['Proviso112Applicabledtls', 'Proviso112Applicabledtls_BE'].map((d) => ({
        node,
        balance: `${d}.BalanceCG`,
        claim: claimAt(node, `${d}.`, 'DeductionUs54F', '54F'),
      })),
    ),
    ...r.rows(`${L}.NRIOnSec112and115.NRIOnSec112and115Dtls`).map((node) => ({
      node,
      balance: 'BalanceCG',
      claim: claimAt(node, '', 'DeductionUs54F', '54F'),
    })),
  ];
};

const shortClaim = (row: Node) => claimAt(row, '', 'DeductionUs54B', '54B');

/** Exemptions claimed in items A and B, by section. */
const claimedBySection = (r: Reader): Record<string, number> => {
  const land = r.rows(LONG).flatMap((row) => row.rows('ExemptionOrDednUs54.ExemptionOrDednUs54Dtls'));
  const of = (section: string) =>
    land
      .filter((row) => row.s('ExemptionSecCode') === section)
      .reduce((t, row) => t + row.n('ExemptionAmount'), 0);
  return {
    '54': of('54'),
    '54B': of('54B') + r.rows(SHORT).reduce((t, row) => t + shortClaim(row).amount, 0),
    '54EC': of('54EC'),
    '54F':
      of('54F') +
      claims54F(r).reduce((t, { claim }) => t + claim.amount, 0) +
      r.n(`${L}.NRIProvisoSec48.DeductionUs54F`),
    '115F':
      r.n(`${L}.NRISaleofForeignAsset.DednSpecAssetus115`) +
      r.n(`${L}.NRISaleofForeignAsset.DednOtherSpecAssetus115`),
  };
};

const datesOf = (r: Reader, row: Node): (Finding | undefined)[] => {
  const { from, to } = r.year.previousYear;
  const sold = row.s('DateofSale');
  const bought = row.s('DateofPurchase');
  return [
    when(sold !== '' && (sold < from || sold > to), row.to('DateofSale')),
    when(sold !== '' && bought !== '' && bought > sold, row.to('DateofPurchase')),
  ];
};

const shareRows = (r: Reader): Node[] => [
  ...r.rows('Schedule112A.Schedule112ADtls'),
  ...r.rows('Schedule115AD.Schedule115ADDtls'),
];

/** Schedules CG, 112A, 115AD and VDA. */
export const gainRules: readonly Rule[] = [
  {
    id: 'CG-1',
    message: 'Exemptions claimed against gains total {value}, but their details total {found}',
    check: (r) =>
      Object.entries(claimedBySection(r)).map(([section, value]) => {
        const at = `${D}.DeducClaimDtlsUs${section}`;
        const found = r.rows(at).reduce((t, row) => t + row.n('AmtDeducted'), 0);
        return when(found !== value, at, { found, value });
      }),
  },
  {
    id: 'CG-2',
    message: 'An exemption cannot be more than the balance it is claimed against',
    check: (r) => [
      ...claims54F(r).map(({ node, balance, claim }) =>
        when(claim.amount > Math.max(0, node.n(balance)), node.to(claim.at)),
      ),
      ...r
        .rows(LONG)
        .map((row) =>
          when(
            row.n('ExemptionOrDednUs54.ExemptionGrandTotal') > Math.max(0, row.n('Balance')),
            row.to('ExemptionOrDednUs54.ExemptionGrandTotal'),
          ),
        ),
      ...r
        .rows(SHORT)
        .map((row) =>
          when(shortClaim(row).amount > Math.max(0, row.n('Balance')), row.to(shortClaim(row).at)),
        ),
    ],
  },
  {
    id: 'CG-3',
    message: 'The sale must be within the year, and not before the purchase',
    check: (r) => [...r.rows(SHORT), ...r.rows(LONG)].flatMap((row) => datesOf(r, row)),
  },
  {
    id: 'CG-4',
    message: 'Enter both dates for a sale of land or building',
    check: (r) =>
      [...r.rows(SHORT), ...r.rows(LONG)].map((row) =>
        when(row.s('DateofSale') === '' || row.s('DateofPurchase') === '', row.to('DateofSale')),
      ),
  },
  {
    id: 'CG-5',
    message: 'Held for 24 months or less: this sale is short-term',
    check: (r) =>
      r.rows(LONG).map((row) => {
        const bought = row.s('DateofPurchase');
        const sold = row.s('DateofSale');
        return when(
          /^\d{4}-\d{2}-\d{2}$/.test(bought) && sold !== '' && sold <= addMonths(bought, 24),
          row.to('DateofPurchase'),
        );
      }),
  },
  {
    id: 'CG-6',
    message: 'The buyers’ shares must add up to 100%, and their amounts to the price',
    check: (r) =>
      [...r.rows(SHORT), ...r.rows(LONG)].map((row) => {
        const list = row.rows('TrnsfImmblPrprty.TrnsfImmblPrprtyDtls');
        const share = list.reduce((t, b) => t + Math.round(b.n('PercentageShare') * 100), 0);
        const amount = list.reduce((t, b) => t + b.n('Amount'), 0);
        return when(
          list.length > 0 && (share !== 10_000 || amount !== row.n('FullConsideration')),
          row.to('TrnsfImmblPrprty.TrnsfImmblPrprtyDtls'),
        );
      }),
  },
  {
    id: 'CG-7',
    message: 'Enter the buyers of the property',
    check: (r) =>
      [...r.rows(SHORT), ...r.rows(LONG)].map((row) =>
        when(
          row.rows('TrnsfImmblPrprty.TrnsfImmblPrprtyDtls').length === 0,
          row.to('TrnsfImmblPrprty.TrnsfImmblPrprtyDtls'),
        ),
      ),
  },
  {
    id: 'CG-8',
    message: 'This item is for non-residents only',
    check: (r) => {
      if (!r.resident) return undefined;
      return [
        when(r.n(`${S}.NRITransacSec48Dtl.NRItaxSTTPaid`) !== 0, `${S}.NRITransacSec48Dtl.NRItaxSTTPaid`),
        when(
          r.n(`${S}.NRITransacSec48Dtl.NRItaxSTTNotPaid`) !== 0,
          `${S}.NRITransacSec48Dtl.NRItaxSTTNotPaid`,
        ),
        when(r.n(`${S}.NRISecur115AD.FullConsideration`) !== 0, `${S}.NRISecur115AD.FullConsideration`),
        when(r.has(`${L}.NRIProvisoSec48`), `${L}.NRIProvisoSec48`),
        when(r.has(`${L}.NRIOnSec112and115`), `${L}.NRIOnSec112and115`),
        when(
          r.n(`${L}.NRISaleofForeignAsset.SaleonSpecAsset`) !== 0,
          `${L}.NRISaleofForeignAsset.SaleonSpecAsset`,
        ),
        when(r.rows('Schedule115AD.Schedule115ADDtls').length > 0, 'Schedule115AD'),
      ];
    },
  },
  {
    id: 'CG-9',
    message: 'This item is only for foreign institutional investors',
    check: (r) => {
      const fii = r.s('PartA_GEN1.FilingStatus.FiiFpiFlag') === 'Y';
      return [
        ...r
          .rows(`${S}.EquityMFonSTT`)
          .filter((row) => row.s('MFSectionCode') === '5AD1biip')
          .map((row) => when(!fii, row.to('MFSectionCode'))),
        when(
          !fii && r.n(`${S}.NRISecur115AD.FullConsideration`) !== 0,
          `${S}.NRISecur115AD.FullConsideration`,
        ),
      ];
    },
  },
  {
    id: 'CG-10',
    message: 'Bonds under section 54EC: at most 50,00,000, within six months of the transfer',
    check: (r) =>
      r.rows(`${D}.DeducClaimDtlsUs54EC`).map((row) => {
        const sold = row.s('DateofTransfer');
        const on = row.s('DateofInvestment');
        const late = on !== '' && /^\d{4}-\d{2}-\d{2}$/.test(sold) && (on < sold || on > addMonths(sold, 6));
        return when(row.n('AmtInvested') > r.law.capitalGains.bondCap || late, row.to('DateofInvestment'));
      }),
  },
  {
    id: 'CG-11',
    message: 'Cost and expenses need a sale consideration',
    check: (r) =>
      [`${S}.NRISecur115AD`, `${S}.SaleOnOtherAssets`, `${L}.SaleofBondsDebntr`].map((at) =>
        when(
          r.n(`${at}.FullConsideration`) === 0 && r.n(`${at}.DeductSec48.ExpOnTrans`) > 0,
          `${at}.DeductSec48.ExpOnTrans`,
        ),
      ),
  },
  {
    id: '112A-1',
    message: 'The consideration must be the number of shares multiplied by the price: {value}',
    check: (r) =>
      shareRows(r).map((row) => {
        const value = Math.round(row.n('NumSharesUnits') * row.n('SalePricePerShareUnit'));
        return when(value > 0 && Math.abs(value - row.n('TotSaleValue')) > 1, row.to('TotSaleValue'), {
          value,
        });
      }),
  },
  {
    id: '112A-2',
    message: 'Enter shares bought on or before 31 January 2018 by scrip, with number and fair market value',
    check: (r) =>
      shareRows(r).map((row) =>
        when(
          row.s('ShareOnOrBefore') === 'BE' &&
            (row.n('NumSharesUnits') === 0 ||
              row.n('FairMktValuePerShareunit') === 0 ||
              row.s('ISINCode') === 'INNOTREQUIRD'),
          row.to('FairMktValuePerShareunit'),
        ),
      ),
  },
  {
    id: '112A-3',
    message: 'Fair market value of 31 January 2018 is only for shares bought by then',
    check: (r) =>
      shareRows(r).map((row) =>
        when(
          row.s('ShareOnOrBefore') === 'AE' && row.n('FairMktValuePerShareunit') > 0,
          row.to('FairMktValuePerShareunit'),
        ),
      ),
  },
  {
    id: 'VDA-1',
    message: 'The transfer cannot be before the acquisition',
    check: (r) =>
      r
        .rows('ScheduleVDA.ScheduleVDADtls')
        .map((row) => when(row.s('DateofTransfer') < row.s('DateofAcquisition'), row.to('DateofTransfer'))),
  },
];
