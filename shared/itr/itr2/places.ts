import { dependants, hufMember } from '../codes/common.ts';
import { exemptCategories2, exemptSubCategories2 } from '../codes/exempt-income.ts';
import { type Changes, earlierInsurers } from '../common/places.ts';
import type { Itr2Year } from './data/years.ts';

const HRA = 'ScheduleS.Section10_13A';

/** Where ITR-2 of AY 2026-27 differs from the years before (ITR-2 schema V1.2 of AY 2026-27). */
export const itr2Changes = ({ moreContacts, common }: Itr2Year): Changes =>
  moreContacts
    ? {
        // the file has only the salary of the rented period
        [`${HRA}.BasicSalary`]: { json: undefined, jsonDefault: undefined },
        [`${HRA}.DearnessAllwnc`]: { json: undefined },
        'ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls[].SalNatureDesc': { options: common.allowances },
        'ScheduleEI.OthersInc.OthersIncDtls[].Category': { options: exemptCategories2 },
        'ScheduleEI.OthersInc.OthersIncDtls[].SubCategory': { options: exemptSubCategories2 },
        // required in ITR-2, nil where nothing is claimed
        ...Object.fromEntries(
          ['SelfAndFamily', 'SelfAndFamilySeniorCitizen', 'Parents', 'ParentsSeniorCitizen'].map((key) => [
            `Schedule80D.Sec80DSelfFamSrCtznHealth.${key}`,
            { jsonDefault: 0 },
          ]),
        ),
        // a resident answers it in any case (rule 83)
        'PartA_GEN1.FilingStatus.BenefitUs115HFlg': { jsonDefault: 'N' },
        'Schedule80DD.DependentType': { options: [...dependants, hufMember] },
        'ScheduleCYLA.CYLAEditFlag': { json: 'EditAutopoulatedDetail' },
        'ScheduleBFLA.BFLAEditFlag': { json: 'EditAutopoulatedDetail' },
      }
    : earlierInsurers;
