import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepOf, treeOf } from '../../../shared/forms/form.ts';
import { retry } from '../../data/lazy.ts';
import { nodesTo } from '../../forms/state/show.ts';
import { t } from '../../i18n/t.ts';
import { importAddress } from '../../intake/address.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { Row } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { evidenceAddress, wizardAddress } from '../base/addresses.ts';
import type { OpenReturn } from '../base/openReturn.ts';

const FiguresCard = lazy(() =>
  retry(() => import('../evidence/FiguresCard.tsx')).then((m) => ({ default: m.FiguresCard })),
);

/** Lists of shares sold for which the department has a template. */
const shareLists = ['schedule_112a.rows', 'schedule_115ad.rows'] as const;

/**
 * Opens the import page for this return and comes back to this step. Pending edits are saved first, because
 * the import changes the stored return.
 */
function useShareImport({ work, target, entity }: OpenReturn, step: string) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const go = async (list: string) => {
    setBusy(true);
    await work.autosave.flush();
    // An untouched return has no record to import into yet.
    if (!target.id) await work.save('draft');
    setBusy(false);
    if (!target.id || work.autosave.unsaved()) {
      showToast({ tone: 'error', text: t('The return could not be saved, so nothing can be imported yet.') });
      return;
    }
    const known = { return: target.id, assessment_year: target.year, ...(list ? { list } : {}) };
    const back = `${wizardAddress(target.type, entity.id, target.year, target.id)}&step=${step}`;
    void navigate(importAddress(entity.id, 'gains', known, back));
  };
  return { busy, go: (list = '') => void go(list) };
}

/** Lists of shares sold in a step. */
const sharesIn = ({ form: { model } }: OpenReturn, step: string) =>
  shareLists.filter((path) => nodesTo(treeOf(model), path) !== undefined && stepOf(model, path)?.id === step);

/** Link to the evidence, on the steps for income and taxes. */
export function EvidenceLink({ open, step }: { open: OpenReturn; step: string }) {
  const told = /^(salary|taxes.paid|other.(sources|income))$/.test(step) || sharesIn(open, step).length > 0;
  if (open.readOnly || !told) return null;
  return (
    <ButtonLink size="sm" icon="search" to={evidenceAddress(open.entity.id, open.target.year)}>
      {t('Evidence: AIS, 26AS and other papers')}
    </ButtonLink>
  );
}

/** On one line in compact rows. */
const oneLine = {
  'html[data-density=compact] &': { gap: '2', '& > *': { minHeight: '26px', px: '2', fontSize: 'xs' } },
} as const;

/** Imports from other kinds of file available on a step. */
export function StepTools({ open, step }: { open: OpenReturn; step: string }) {
  const { busy, go } = useShareImport(open, step);
  const here = sharesIn(open, step);
  const figures = (
    <Suspense>
      <FiguresCard open={open} step={step} />
    </Suspense>
  );
  if (open.readOnly || here.length === 0) return figures;
  return (
    <>
      {figures}
      <Row css={oneLine}>
        {here.map((path) => (
          <Button
            key={path}
            size="sm"
            icon="upload"
            busy={busy}
            onClick={() => go(path.replace(/\.rows$/, ''))}
          >
            {path === 'schedule_112a.rows'
              ? t('Import Schedule 112A (CSV or Excel)')
              : t('Import Schedule 115AD (CSV or Excel)')}
          </Button>
        ))}
        {/^ITR-[23]$/.test(open.target.type) && (
          <Button size="sm" icon="upload" busy={busy} onClick={() => go()}>
            {t('Import a broker’s statement')}
          </Button>
        )}
      </Row>
    </>
  );
}
