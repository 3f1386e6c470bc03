import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import type { ItrRow } from './calls.ts';

const tones: Record<ItrRow['status'], Tone> = { draft: 'progress', validated: 'attention', filed: 'done' };
const words: Record<ItrRow['status'], string> = {
  draft: mark('Draft'),
  validated: mark('Validated'),
  filed: mark('Filed'),
};

/** Statuses as filter choices. */
export const statusChoices = () =>
  (Object.keys(words) as ItrRow['status'][]).map((value) => ({ value, label: t(words[value]) }));

/** How far a return is. */
export const ItrStatus = ({ status }: { status: ItrRow['status'] }) => (
  <StatusChip tone={tones[status]}>{t(words[status])}</StatusChip>
);
