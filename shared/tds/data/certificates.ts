import { formInfo, type TdsForm, type TdsKind } from './forms.ts';

/** A form of certificate and its legal basis. */
interface CertificateOf {
  form: string;
  law: string;
}
const actOf2025 = 'section 395(4) of the Income-tax Act, 2025, rule 215 of the Income-tax Rules, 2026';
const otherThanSalary: CertificateOf = {
  form: '16A',
  law: 'section 203 of the Income-tax Act, 1961, rule 31(1)(b)',
};

/** The certificate a payee gets, by kind of statement, under the Act of 1961 and the Act of 2025. */
const certificates: Readonly<Record<TdsKind, readonly [old: CertificateOf, fresh: CertificateOf]>> = {
  salary: [
    { form: '16', law: 'section 203 of the Income-tax Act, 1961, rule 31(1)(a)' },
    { form: '130', law: actOf2025 },
  ],
  resident: [otherThanSalary, { form: '131', law: actOf2025 }],
  'non-resident': [otherThanSalary, { form: '131', law: actOf2025 }],
  collection: [
    { form: '27D', law: 'section 206C of the Income-tax Act, 1961, rule 37D' },
    { form: '133', law: actOf2025 },
  ],
};

/** Whether a statement's form is one of the Act of 2025. */
export const isFresh = (form: TdsForm): boolean => formInfo[form].to === undefined;

/** The certificate of a statement's payees, and the number of the statement of perquisites (12BA, from tax year 2026-27 123). */
export const certificateOf = (form: TdsForm): CertificateOf & { perquisites: string } => ({
  ...certificates[formInfo[form].kind][isFresh(form) ? 1 : 0],
  perquisites: isFresh(form) ? '123' : '12BA',
});
