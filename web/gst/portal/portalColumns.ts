import { t } from '../../i18n/t.ts';
import type { AmountColumn } from './fromExtension.ts';

/** Headings of the portal's amount columns. */
export const columnNames = (): Record<AmountColumn, string> => ({
  txval: t('Taxable value'),
  iamt: t('Integrated tax'),
  camt: t('Central tax'),
  samt: t('State/UT tax'),
  csamt: t('Cess'),
});
