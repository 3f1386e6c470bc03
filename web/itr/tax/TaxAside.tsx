import { chakra } from '@chakra-ui/react';
import type { ItrComputation } from '../../../shared/itr/common/types.ts';
import type { TaxResult } from '../../../shared/tax/model/types.ts';
import { useLiveText } from '../../forms/state/hooks.ts';
import type { FormStore } from '../../forms/state/store.ts';
import { rupees } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Stack } from '../../ui/base/layout.tsx';
import { onCompared, RegimeChoice } from './RegimeChoice.tsx';

/** The live tax beside the steps. */
export function TaxAside({ onExplain }: { onExplain: () => void }) {
  return (
    <Stack gap="2">
      <RegimeChoice />
      <Button size="sm" icon="help" onClick={onExplain}>
        {t('How each line is calculated')}
      </Button>
    </Stack>
  );
}

const balances = (store: FormStore) => {
  const { comparison, chosen, oneRegime } = store.compared() as ItrComputation;
  const of = (r: TaxResult) => rupees(r.balancePayable - r.refund);
  if (oneRegime) return t('Payable (refund): {amount}', { amount: of(chosen) });
  return t('Payable (refund): new {new}, old {old}', { new: of(comparison.new), old: of(comparison.old) });
};

/** Both balances on one line, for screens without room beside the steps. */
export function BalanceLine() {
  const { ref, text } = useLiveText(balances, onCompared);
  return (
    <chakra.span ref={ref} className="num" fontSize="sm" fontWeight="medium">
      {text}
    </chakra.span>
  );
}
