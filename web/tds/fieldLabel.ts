import { walk } from '../../shared/forms/walk.ts';
import { statementSchema } from '../../shared/tds/statement.ts';
import { t } from '../i18n/t.ts';

const nodes = walk(statementSchema);

/** Label of a detail of the deductor or the person responsible: `Deductor: Name`. */
export function fieldLabel(part: string, key: string): string {
  const group = nodes.find((n) => n.key === part);
  const field = group?.node === 'group' ? group.children.find((n) => n.key === key) : undefined;
  return [group && t(group.meta.label), field ? t(field.meta.label) : key].filter(Boolean).join(': ');
}
