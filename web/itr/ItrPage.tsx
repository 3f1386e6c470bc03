import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../data/errors.ts';
import { download, isApiError, post } from '../data/http.ts';
import type { List } from '../data/useList.ts';
import { rupees } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { returnFilters } from '../returns/filters.ts';
import { ReturnList } from '../returns/ReturnList.tsx';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { type MenuItem, menuAct } from '../ui/dialogs/Menu.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { wizardAddress } from './base/addresses.ts';
import { type ItrRow, itrPaths } from './base/calls.ts';
import { FiledDialog } from './file/FiledDialog.tsx';
import { ItrStart } from './ItrStart.tsx';

const amount = (n: number | null) => (n === null ? '—' : rupees(n));

/** `/app/itr`: start a return, and all returns with their status. */
export function Page() {
  const navigate = useNavigate();
  const [filing, setFiling] = useState<ItrRow | null>(null);
  const address = (r: ItrRow, id = r.id) => wizardAddress(r.itr_type, r.company_id, r.assessment_year, id);
  const revise = async (r: ItrRow) => {
    try {
      const { itr_id } = await post<{ itr_id: string }>(`${itrPaths.one(r.id)}/revise`);
      void navigate(address(r, itr_id));
    } catch (error) {
      // A revised return is already open: continue with it.
      const open = isApiError(error) && error.id === 'return_exists' ? error.body['itr_id'] : undefined;
      if (typeof open === 'string') return void navigate(address(r, open));
      showToast({ tone: 'error', text: errorText(error, t('The revised return could not be started.')) });
    }
  };
  const file = (label: string, path: string, name: string) =>
    menuAct('download', label, () =>
      download(path, name).catch((error) => showToast({ tone: 'error', text: errorText(error) })),
    );
  const acts = (r: ItrRow): MenuItem[] => [
    file(t('Computation (PDF)'), itrPaths.computation(r.id), `${r.itr_type}-computation.pdf`),
    file(t('Computation (Excel)'), itrPaths.workbook(r.id), `${r.itr_type}-computation.xlsx`),
    file(t('The department’s JSON'), itrPaths.json(r.id), `${r.itr_type}.json`),
    { kind: 'line' },
    ...(r.status === 'validated' ? [menuAct('check', t('Mark as filed'), () => setFiling(r))] : []),
    ...(r.status === 'filed' ? [menuAct('copy', t('Start a revised return'), () => revise(r))] : []),
  ];
  const dialog = (list: List<ItrRow>) =>
    filing && (
      <FiledDialog
        row={filing}
        onClose={() => setFiling(null)}
        onFiled={() => {
          setFiling(null);
          void list.reload();
        }}
      />
    );

  return (
    <PageFrame
      title={t('Income-tax returns')}
      intro={t('Choose an entity; the form is suggested from its type and heads of income.')}
      actions={
        <Row>
          <ButtonLink to="/app/advance-tax">{t('Advance tax')}</ButtonLink>
          <ButtonLink to="/app/calculators">{t('Calculators')}</ButtonLink>
        </Row>
      }
    >
      <Stack gap="6">
        <ItrStart />
        <ReturnList<ItrRow>
          title={t('All returns')}
          icon="itr"
          path="/api/itr/list"
          filters={returnFilters.itr}
          ownerOf={(r) => r.name}
          pageOf={address}
          nameOf={(r) => `${r.itr_type} ${r.assessment_year} ${r.name}`}
          pathOf={(r) => itrPaths.one(r.id)}
          what={[
            {
              id: 'form',
              label: t('Form'),
              cell: (r) => (r.revises ? t('{form} (revised)', { form: r.itr_type }) : r.itr_type),
            },
            { id: 'year', label: t('AY'), sort: 'assessment_year', cell: (r) => r.assessment_year },
          ]}
          figures={[
            {
              id: 'income',
              label: t('Total income'),
              align: 'right',
              cell: (r) => amount(r.total_income),
            },
            {
              id: 'balance',
              label: t('Payable (refund)'),
              align: 'right',
              cell: (r) => amount(r.balance_tax),
            },
          ]}
          acts={acts}
          empty={{
            title: t('No returns yet'),
            help: t('Choose an entity above and click Proceed: the first draft appears here.'),
          }}
        >
          {dialog}
        </ReturnList>
      </Stack>
    </PageFrame>
  );
}
