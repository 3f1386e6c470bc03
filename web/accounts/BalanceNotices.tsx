import { useMemo } from 'react';
import {
  bannerPatterns,
  type Ledger,
  ledgerWarnings,
  type Totals,
} from '../../shared/accounts/trial-balance.ts';
import { formatPaise } from '../../shared/money.ts';
import { say, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Row } from '../ui/base/layout.tsx';
import { Banner } from '../ui/states/Banner.tsx';

/** Whether debits and credits agree, and what opening balances leave open. */
export function BalanceBanner({ ledgers, totals }: { ledgers: readonly Ledger[]; totals: Totals }) {
  const openings = useMemo(() => ledgerWarnings(ledgers).filter((w) => w.path === 'ledgers'), [ledgers]);
  return (
    <div aria-live="polite">
      <Banner
        tone={totals.balanced ? 'success' : 'error'}
        title={
          totals.balanced
            ? t(bannerPatterns.balanced)
            : t(bannerPatterns.unbalanced, { amount: formatPaise(Math.abs(totals.difference)) })
        }
      >
        {openings.map((w) => say(w.message)).join(' ')}
      </Banner>
    </div>
  );
}

/** Shown when someone else saved a newer version since this one was opened. */
export function ClashBanner({
  busy,
  onKeep,
  onReopen,
}: {
  busy: boolean;
  onKeep: () => void;
  onReopen: () => void;
}) {
  return (
    <Banner
      tone="warning"
      title={t('Someone else has saved this trial balance.')}
      actions={
        <Row>
          <Button size="sm" busy={busy} onClick={onKeep}>
            {t('Replace it with mine')}
          </Button>
          <Button size="sm" onClick={onReopen}>
            {t('Discard my changes and open theirs')}
          </Button>
        </Row>
      }
    />
  );
}
