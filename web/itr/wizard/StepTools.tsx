import { lazy, Suspense, useState } from 'react';
import { stepOf, treeOf } from '../../../shared/forms/form.ts';
import { retry } from '../../data/lazy.ts';
import { nodesTo } from '../../forms/state/show.ts';
import { t } from '../../i18n/t.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { Row } from '../../ui/base/layout.tsx';
import { evidenceAddress } from '../base/addresses.ts';
import type { OpenReturn } from '../base/openReturn.ts';

const ImportSharesDialog = lazy(() =>
  retry(() => import('../imports/ImportSharesDialog.tsx')).then((m) => ({ default: m.ImportSharesDialog })),
);

const FiguresCard = lazy(() =>
  retry(() => import('../evidence/FiguresCard.tsx')).then((m) => ({ default: m.FiguresCard })),
);

/** Lists of shares sold that the department has a template for. */
const shareLists = ['schedule_112a.rows', 'schedule_115ad.rows'] as const;

/** What can be brought into a step from a file of its own kind. */
export function StepTools({ open, step }: { open: OpenReturn; step: string }) {
  const [list, setList] = useState('');
  const { model } = open.form;
  const here = shareLists.filter(
    (path) => nodesTo(treeOf(model), path) !== undefined && stepOf(model, path)?.id === step,
  );
  const evidence = (
    <ButtonLink size="sm" icon="search" to={evidenceAddress(open.entity.id, open.target.year)}>
      {t('Evidence: AIS, 26AS and other papers')}
    </ButtonLink>
  );
  const figures = (
    <Suspense>
      <FiguresCard open={open} step={step} />
    </Suspense>
  );
  if (open.readOnly) return figures;
  if (here.length === 0)
    return (
      <>
        {/^(salary|taxes.paid|other.(sources|income))$/.test(step) && <Row>{evidence}</Row>}
        {figures}
      </>
    );
  return (
    <>
      {figures}
      <Row>
        {evidence}
        {here.map((path) => (
          <Button key={path} size="sm" icon="upload" onClick={() => setList(path)}>
            {path === 'schedule_112a.rows'
              ? t('Import Schedule 112A (CSV or Excel)')
              : t('Import Schedule 115AD (CSV or Excel)')}
          </Button>
        ))}
        <ButtonLink size="sm" icon="upload" to={`/app/import?company=${open.entity.id}&for=gains`}>
          {t('Import a broker’s statement')}
        </ButtonLink>
        {list && (
          <Suspense>
            <ImportSharesDialog open={open} list={list} onClose={() => setList('')} />
          </Suspense>
        )}
      </Row>
    </>
  );
}
