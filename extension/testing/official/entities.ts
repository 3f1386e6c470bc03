import { amount, type Box, date, type PageForm, text } from './forms.ts';

/**
 * Schedules that only Forms ITR-5, ITR-6 and ITR-7 have, for AY 2026-27, in the words of the notified forms. Nothing here is read
 * from the filler's own tables.
 */

const pan = (path: string): Box => ({ path, caption: 'PAN', kind: 'pan' });
const number = (path: string, caption: string): Box => ({ path, caption, kind: 'number' });

const contributions: PageForm = {
  form: 'itr7',
  section: 'schedule_vc',
  title: 'Schedule VC - Voluntary Contributions',
  blocks: [
    {
      heading: 'A. Domestic Contribution',
      boxes: [
        amount(
          'ScheduleVC.Local.CorpusFundDonationUS80G2b',
          '(i)(a) Corpus fund donation for renovation or repair of places notified u/s 80G(2)(b)',
        ),
        amount('ScheduleVC.Local.GrantsReceivedFormGovt', '(a) Grants Received from Government'),
        amount(
          'ScheduleVC.Local.GrantsReceivedFromCompanie',
          '(b) Grants Received from Companies under Corporate Social Responsibility',
        ),
        amount('ScheduleVC.Local.OtherSpecificGrants', '(c) Other specific grants'),
        amount('ScheduleVC.Local.OtherDonation', '(d) Other Donations'),
      ],
    },
    {
      heading: 'B. Foreign Contribution',
      boxes: [
        amount('ScheduleVC.Foreign.OtherThanCorpusFund', '(ii) Other than corpus fund donation'),
        text(
          'ScheduleVC.Foreign.PurposeOfContribution',
          '(iv) Specify the purpose for which foreign contribution was received',
        ),
      ],
    },
    {
      heading: 'D. Anonymous donations, taxable u/s 115BBC',
      boxes: [
        amount(
          'ScheduleVC.AnonymousDonations.AggregateAnonymousDonations',
          '(i) Aggregate of such anonymous donations received',
        ),
      ],
    },
  ],
};

const aggregate: PageForm = {
  form: 'itr7',
  section: 'schedule_ai',
  title: 'Schedule AI',
  blocks: [
    {
      heading: 'Aggregate of income derived during the previous year excluding voluntary contributions',
      boxes: [
        amount('ScheduleAI.RecptMainObj', '1. Receipts from main objects'),
        amount('ScheduleAI.RecptsIncidentalObj', '2. Receipts from incidental objects'),
        amount('ScheduleAI.Rent', '3. Rent'),
        amount('ScheduleAI.Commission', '4. Commission'),
        amount('ScheduleAI.DividendIncome', '5. Dividend income'),
        amount('ScheduleAI.InterestIncome', '6. Interest income'),
        amount('ScheduleAI.AgricultureIncome', '7. Agriculture income'),
        amount('ScheduleAI.NetConsdrnTrnsfrCapAsst', '8. Net consideration on transfer of capital asset'),
      ],
    },
  ],
};

const shares = 'ScheduleSH.ShrhldngUnlistedCompany';
const shareholding: PageForm = {
  form: 'itr6',
  section: 'schedule_sh',
  title: 'Schedule SH-1 - Shareholding of Unlisted Company',
  blocks: [
    {
      heading: 'Shareholding',
      list: {
        path: `${shares}.DtlsSHEndPreviousYearUC`,
        heading: 'Details of shareholding at the end of the previous year',
        boxes: [
          text('ShareholderName', 'Name of the shareholder'),
          pan('PAN'),
          date('AllotmentDate', 'Date of allotment'),
          number('NumberOfSharesHeld', 'Number of shares held'),
          amount('FaceValuePerShare', 'Face value per share'),
          amount('IssuePricePerShare', 'Issue price per share'),
          amount('AmountReceived', 'Amount received'),
        ],
        columns: ['ShareholderName', 'PAN', 'NumberOfSharesHeld'],
      },
    },
    {
      heading: 'Applications',
      list: {
        path: `${shares}.DtlsEquityShareEndPrvYr`,
        heading:
          'Details of equity share application money pending allotment at the end of the previous year',
        boxes: [
          text('ApplicantName', 'Name of the applicant'),
          pan('PAN'),
          date('ApplicationDate', 'Date of application'),
          number('NumberOfSharesApplied', 'Number of shares applied for'),
          amount('ApplicationMoneyReceived', 'Application money received'),
          amount('FaceValuePerShare', 'Face value per share'),
          amount('ProposedIssuePrice', 'Proposed issue price'),
        ],
        columns: ['ApplicantName', 'PAN', 'ApplicationMoneyReceived'],
      },
    },
  ],
};

const currency: PageForm = {
  form: 'itr6',
  section: 'schedule_fd',
  title: 'Schedule FD',
  blocks: [
    {
      heading: 'Break-up of payments/Receipts in Foreign currency',
      boxes: [
        amount('ScheduleFD.PaymntMadeOnCapitalAcc', 'i. Payments made during the year on capital account'),
        amount('ScheduleFD.PaymntMadeOnRevenueAcc', 'ii. Payments made during the year on revenue account'),
        amount('ScheduleFD.ReceiptsOnCapitalAcc', 'iii. Receipts during the year on capital account'),
        amount('ScheduleFD.ReceiptsOnRevenueAcc', 'iv. Receipts during the year on revenue account'),
      ],
    },
  ],
};

const firm: PageForm = {
  form: 'itr5',
  section: 'part_a_general',
  title: 'Part A General',
  blocks: [
    {
      heading: 'PERSONAL INFORMATION',
      boxes: [
        text(
          'PartA_GEN1.OrgFirmInfo.LLPINissuedByMCA',
          '(A3) Limited Liability Partnership Identification Number (LLPIN) issued by MCA, if applicable',
        ),
        date('PartA_GEN1.OrgFirmInfo.DateOFFormOrIncorp', '(A8) Date of formation (DD/MM/YYYY)'),
        date('PartA_GEN1.OrgFirmInfo.DateofBusCommencement', '(A9) Date of commencement of business'),
      ],
    },
  ],
};

/** The pages. */
export const entityPages: readonly PageForm[] = [contributions, aggregate, shareholding, currency, firm];
