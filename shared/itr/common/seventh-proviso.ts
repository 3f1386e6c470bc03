import { amount, rows, yesNo } from '../../forms/fields.ts';
import { common } from '../../tax/years/common.ts';
import { clauseIvNatures } from '../codes/common.ts';
import type { FieldName, Row } from '../values/names.ts';
import { code, money } from './fields.ts';

const underProviso = (row: Row) => row['seventh_proviso'] === 'Y';

/** Whether a question of the seventh proviso was answered with yes: what follows from it shows only then. */
export const answeredUnderProviso = (key: FieldName) => (row: Row) => underProviso(row) && row[key] === 'Y';

/**
 * Conditions for mandatory filing below the exemption limit, for returns of every form (s.139(1), seventh
 * proviso, clauses (ii) to (iv)).
 */
export const seventhProviso = {
  travel_over_2_lakh: yesNo('Spent over 2 lakh on travel to a foreign country?', {
    json: 'IncrExpAggAmt2LkTrvFrgnCntryFlg',
    when: underProviso,
  }).optional(),
  travel_amount: amount('Amount spent on foreign travel', {
    json: 'AmtSeventhProvisio139ii',
    min: common.returnDue.travel,
    when: answeredUnderProviso('travel_over_2_lakh'),
    reported: true,
  }),
  electricity_over_1_lakh: yesNo('Spent over 1 lakh on electricity?', {
    json: 'IncrExpAggAmt1LkElctrctyPrYrFlg',
    when: underProviso,
  }).optional(),
  electricity_amount: amount('Amount spent on electricity', {
    json: 'AmtSeventhProvisio139iii',
    min: common.returnDue.electricity,
    when: answeredUnderProviso('electricity_over_1_lakh'),
    reported: true,
  }),
  other_conditions: yesNo('Required to file under clause (iv) of the seventh proviso?', {
    json: 'clauseiv7provisio139i',
    section: 'rule 12AB',
    when: underProviso,
  }).optional(),
  other_conditions_details: rows(
    {
      label: 'Conditions of clause (iv)',
      rowLabel: 'Condition',
      reported: true,
      json: 'clauseiv7provisio139iDtls',
      when: answeredUnderProviso('other_conditions'),
    },
    {
      nature: code('Condition', 'clauseiv7provisio139iNature', clauseIvNatures),
      amount: money('Amount', 'clauseiv7provisio139iAmount'),
    },
  ).optional(),
};
