import type { EmployerInput } from '../../tax/inputs/salary.ts';
import { code, money, total } from './fields.ts';
import { rupees, textOf } from './read.ts';

/** Inputs of the house rent allowance exemption (s.10(13A), rule 2A). */
export const houseRentFields = {
  place_of_work: code('Place of work', 'Placeofwork', [
    { value: '1', label: 'Metro (Delhi, Mumbai, Kolkata, Chennai)' },
    { value: '2', label: 'Other' },
  ]),
  hra_received: money('House rent allowance received', 'ActlHRARecv'),
  rent_paid: money('Rent paid', 'ActlRentPaid', {
    help: 'For the months in which the allowance was received',
  }),
  salary_17_1: money('Salary for the rented period', 'DtlsSalUsSec171', {
    section: '17(1)',
    reported: true,
  }),
  basic_salary: money('Basic salary', 'BasicSalary'),
  da: money('Dearness allowance', 'DearnessAllwnc', {
    jsonDefault: undefined,
    help: 'To the extent it counts for retirement benefits',
  }),
  rent_over_tenth: total('Rent paid less 10% of basic salary and dearness allowance', 'ActlRentPaid10Per'),
  half_or_two_fifths: total('50% or 40% of basic salary and dearness allowance', 'Sal40Or50Per'),
  hra_exempt: total('Exempt house rent allowance', 'EligbleExmpAllwncUs13A'),
};

/** Values of `houseRentFields`, in whole rupees. */
interface HouseRent {
  place_of_work?: string | undefined;
  hra_received?: number | undefined;
  rent_paid?: number | undefined;
  basic_salary?: number | undefined;
  da?: number | undefined;
}

/** The claim as tax engine input: one period, the year. */
export const houseRentInput = (hra: HouseRent): NonNullable<EmployerInput['hra']> => [
  {
    months: 12,
    basicAndDa: rupees(hra.basic_salary) + rupees(hra.da),
    hraReceived: rupees(hra.hra_received),
    rentPaid: rupees(hra.rent_paid),
    metro: textOf(hra.place_of_work) === '1',
  },
];
