import { useNavigate } from 'react-router-dom';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/base/Button.tsx';
import { Row } from '../ui/base/layout.tsx';
import { Menu, type MenuItem, menuAct } from '../ui/dialogs/Menu.tsx';
import { type InvoiceHead, invoicePages, nameOf } from './calls.ts';
import { mayDo } from './mayDo.ts';
import type { InvoiceActs } from './useInvoiceActs.ts';

interface Props {
  invoice: InvoiceHead;
  acts: InvoiceActs;
  onPay: (invoice: InvoiceHead) => void;
  onCredit: (invoice: InvoiceHead) => void;
}

/** Actions of an invoice in the list. */
export function InvoiceActions({ invoice: r, acts, onPay, onCredit }: Props) {
  const navigate = useNavigate();
  const name = nameOf(r);
  const may = mayDo(r);
  const when = (yes: boolean, item: MenuItem): MenuItem[] => (yes ? [item] : []);
  const more: MenuItem[] = [
    ...when(
      may.remind,
      menuAct('clock', t('Remind the customer'), () => acts.remind(r)),
    ),
    ...when(
      may.sendAgain,
      menuAct('refresh', t('Mail it again'), () => acts.sendAgain(r)),
    ),
    ...when(
      may.credit,
      menuAct('left', t('Issue a credit note'), () => onCredit(r)),
    ),
    menuAct('copy', t('Duplicate'), () => acts.duplicate(r)),
    ...when(
      may.cancel,
      menuAct('stop', t('Cancel invoice'), () => acts.cancel(r), true),
    ),
    ...when(
      may.remove,
      menuAct('trash', t('Delete draft'), () => acts.remove(r), true),
    ),
  ];
  return (
    <Row gap="1" flexWrap="nowrap" justifyContent="flex-end">
      <IconButton
        icon="eye"
        label={t('Preview {name}', { name })}
        onClick={() => window.open(invoicePages.preview(r.id), '_blank')}
      />
      <IconButton icon="download" label={t('PDF of {name}', { name })} onClick={() => void acts.pdf(r)} />
      {r.can_edit && may.edit && (
        <IconButton
          icon="edit"
          label={t('Edit {name}', { name })}
          onClick={() => void navigate(invoicePages.edit(r.id))}
        />
      )}
      {r.can_edit && may.pay && (
        <IconButton icon="check" label={t('Enter a payment of {name}', { name })} onClick={() => onPay(r)} />
      )}
      {r.can_edit && (
        <Menu
          label={t('More for {name}', { name })}
          items={more}
          trigger={(props) => <IconButton icon="dots" label={t('More for {name}', { name })} {...props} />}
        />
      )}
    </Row>
  );
}
