import { chakra } from '@chakra-ui/react';
import type { ItrComputation } from '../../shared/itr/types.ts';
import type { TaxResult } from '../../shared/tax/types.ts';
import { useFromStore } from '../forms/hooks.ts';
import type { FormStore } from '../forms/store.ts';
import { rupees } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import { RegimeChoice } from './RegimeChoice.tsx';

/** The live tax beside the steps. */
export function TaxAside({ onExplain }: { onExplain: () => void }) {
  return (
    <Stack gap="2">
      <RegimeChoice />
      <Button size="sm" icon="help" onClick={onExplain}>
        {t('How each line is worked out')}
      </Button>
    </Stack>
  );
}

const balances = (store: FormStore) => {
  const { comparison } = store.figures() as ItrComputation;
  const of = (r: TaxResult) => rupees(r.balancePayable - r.refund);
  return t('Payable (refund): new {new}, old {old}', { new: of(comparison.new), old: of(comparison.old) });
};

/** The words alone: typing draws no more than them again. */
const Balances = () => useFromStore(balances, 'derived');

/** Both balances in a line, for screens without room beside the steps. */
export function BalanceLine() {
  return (
    <chakra.span className="num" fontSize="sm" fontWeight="medium">
      <Balances />
    </chakra.span>
  );
}
