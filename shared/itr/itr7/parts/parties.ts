import { aadhaar, date, pan, text, yesNo } from '../../../forms/fields.ts';
import { code, moneyIfAny, total, wordsIfAny } from '../../common/fields.ts';
import { sheet } from '../../common/sheet.ts';
import { typed, worked } from '../../itr3/parts/lines.ts';
import { answered } from '../../itr5/parts/organisation.ts';
import type { When } from '../../values/names.ts';
import { commissions } from '../data/codes.ts';
import { claims } from './conditions.ts';

const answer = (label: string, json: string, section: string) => yesNo(label, { json, section });
const audited: When = answered('audited');

/** Schedule PP: conditions of s.13A. */
export const party = sheet(
  { label: 'Political party', json: 'SchedulePP', section: '13A', when: claims('13A') },
  {
    registered: answer(
      'Registered under section 29A of the Representation of the People Act?',
      'RegisterUS29A',
      '13A Explanation',
    ),
    register_number: wordsIfAny('Registration number', 'RegisterNum', 25, { when: answered('registered') }),
    registered_on: date('Date of registration', {
      json: 'DateRegisterUS29A',
      when: answered('registered'),
    }).optional(),
    recognised: yesNo('Recognised by the Election Commission?', { json: 'RecognizedByECI' }),
    recognised_on: date('Date of recognition', {
      json: 'DateOfRecognition',
      when: answered('recognised'),
    }).optional(),
    books: answer('Were books of account kept?', 'BooksOfAccMaintained', '13A(a)'),
    recorded: answer(
      'Was each contribution above 20,000 recorded with name and address?',
      'VoluntaryContribution',
      '13A(b)',
    ),
    bonds: answer(
      'Were contributions received by electoral bonds?',
      'VoluntaryContributionElecBond',
      '13A(b)',
    ),
    audited: answer('Were the accounts audited?', 'AccountsAudited', '13A(c)'),
    audit: sheet(
      { label: 'Audit', json: 'AuditDetailsSchPP', when: audited },
      {
        furnished_on: date('Date of furnishing the audit report', { json: 'DateOfAudit' }),
        report_on: date('Date of the audit report', { json: 'AuditDate' }),
        auditor: wordsIfAny('Name of the auditor who signs', 'AuditorName', 125),
        membership: text('Membership number of the auditor', {
          json: 'AuditorMemNo',
          pattern: /^\d{6}$/,
          example: '123456',
        }),
        firm: wordsIfAny('Name of the auditor or audit firm', 'AudFrmName', 125),
        firm_number: text('Registration number of the audit firm', {
          json: 'AudFrmRegNo',
          pattern: /^[a-zA-Z0-9]{8}$/,
          example: '123456AB',
        }).optional(),
        firm_pan: pan('PAN of the auditor or audit firm', { json: 'AudFrmPAN' }).optional(),
        firm_aadhaar: aadhaar('Aadhaar of the auditor', { json: 'AudFrmAadhaar' }).optional(),
      },
    ),
    cash: answer(
      'Was any donation above 2,000 received other than by cheque, draft, electronic mode or bond?',
      'DonExceElectoralBond',
      '13A(d)',
    ),
    reported: answer('Was the report under section 29C(3) submitted?', 'ReportUs29', '13A'),
    reported_on: date('Date of the report', { json: 'SubmissionDate', when: answered('reported') }),
    commission: code('Submitted to the Election Commission', 'Electioncommissionlist', commissions, {
      when: answered('reported'),
    }),
    received: total('Contributions received', 'TotVCReceived'),
    up_to_20000: moneyIfAny('Of which up to 20,000 each', 'AggregateVCUpto20000', { reported: true }),
    cash_2000: moneyIfAny('Up to 2,000 each, in cash', 'AggregateVC2000Cash', { reported: true }),
    other_2000: moneyIfAny('Up to 2,000 each, other than in cash', 'AggregateVC2000OtherThanCash', {
      reported: true,
    }),
    above_20000: moneyIfAny('Above 20,000 each', 'AggregateVCMoreThan20000', { reported: true }),
  },
).optional();

/** Schedule ET: conditions of s.13B. */
export const electoralTrust = sheet(
  {
    label: 'Electoral trust',
    json: 'ScheduleET',
    section: '13B',
    when: claims('13B'),
    needs: ['VoluntaryContributionDtls'],
  },
  {
    books: answer('Were books of account kept?', 'BooksOfAccMaintained', 'rule 17CA'),
    recorded: answer(
      'Was a record kept of contributions and contributors?',
      'VoluntaryContribution',
      'rule 17CA',
    ),
    parties_recorded: answer(
      'Was a record kept of the parties paid?',
      'RecordsMaintainedWithPAN',
      'rule 17CA',
    ),
    audited: answer('Were the accounts audited?', 'AccountsAudited', 'rule 17CA'),
    audited_on: date('Date of the audit report', { json: 'AuditReportDate', when: audited }),
    listed: answer('Was the report under rule 17CA(14) furnished?', 'ReportAsPerRule17CA', 'rule 17CA(14)'),
    first_year: yesNo('Is this the first year of the trust?', {
      section: 'rule 17CA(8)',
      help: 'Management expenses may be up to five lakh in the first year, three lakh later',
    }).optional(),
    ...typed([['opening', 'Opening balance', 'VoluntaryContributionDtls.OpeningBalance']]),
    ...worked([
      ['received', 'Contributions of the year', 'VoluntaryContributionDtls.VoluntaryContributionDuringYr'],
      ['available', 'Available', 'VoluntaryContributionDtls.TotalAfterVoluntaryContribution'],
    ]),
    ...typed([
      [
        'distributed',
        'Distributed to political parties',
        'VoluntaryContributionDtls.AmtDistToPoliticalParties',
      ],
      ['spent', 'Spent on managing its affairs', 'VoluntaryContributionDtls.AmtSpentOnManagingAffairs'],
    ]),
    ...worked([
      ['used', 'Distributed and spent', 'VoluntaryContributionDtls.Total'],
      ['exempt', 'Exempt under section 13B', 'VoluntaryContributionDtls.TotAmtExeUndSec13B'],
      ['closing', 'Closing balance', 'VoluntaryContributionDtls.ClosingBalance'],
    ]),
  },
).optional();
