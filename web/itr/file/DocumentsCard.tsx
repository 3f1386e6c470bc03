import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { neededDocuments } from '../../../shared/itr/documents.ts';
import { errorText } from '../../data/errors.ts';
import { put } from '../../data/http.ts';
import { formatCount, say, t } from '../../i18n/t.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Checkbox } from '../../ui/fields/Checks.tsx';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { evidenceAddress } from '../base/addresses.ts';
import { itrPaths } from '../base/calls.ts';
import type { OpenReturn } from '../base/openReturn.ts';
import { sectionText } from '../tax/breakdown.ts';
import { useComputation } from '../tax/TaxView.tsx';

/**
 * Documents supporting the figures, ticked as they arrive; missing ones are also listed in the printed
 * computation.
 */
export function DocumentsCard({
  open,
  ready,
}: {
  open: OpenReturn;
  /** Saves pending edits and gives the return's id. */
  ready: () => Promise<string | undefined>;
}) {
  const computed = useComputation();
  const needed = useMemo(() => (computed ? neededDocuments(computed) : []), [computed]);
  const [atHand, setAtHand] = useState<ReadonlySet<string>>(
    () => new Set(open.record?.documents_at_hand ?? []),
  );
  const mayTick = open.entity.permission !== 'view';
  const missing = needed.filter((d) => !atHand.has(d.id)).length;
  const tick = async (id: string, on: boolean) => {
    const before = atHand;
    const next = new Set(before);
    if (on) next.add(id);
    else next.delete(id);
    setAtHand(next);
    try {
      const stored = await ready();
      if (!stored) return setAtHand(before);
      await put(itrPaths.documents(stored), { at_hand: [...next] });
      if (open.record) open.record.documents_at_hand = [...next];
    } catch (error) {
      setAtHand(before);
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  return (
    <Card aria-labelledby="file-documents">
      <Row justifyContent="space-between">
        <Heading id="file-documents">{t('Documents behind this return')}</Heading>
        {needed.length > 0 && (
          <StatusChip tone={missing === 0 ? 'done' : 'attention'}>
            {missing === 0
              ? t('All received')
              : t('{count} of {total} missing', {
                  count: formatCount(missing),
                  total: formatCount(needed.length),
                })}
          </StatusChip>
        )}
      </Row>
      <Row mb="2">
        <ButtonLink size="sm" icon="search" to={evidenceAddress(open.entity.id, open.target.year)}>
          {t('Evidence: AIS, 26AS and other papers')}
        </ButtonLink>
      </Row>
      <Note mb="2">
        {t('Based on the entries. Tick the documents you have; the printed computation lists missing ones.')}
      </Note>
      {needed.length === 0 && <Note>{t('Nothing entered.')}</Note>}
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="1"
        columnGap="6"
        gridTemplateColumns={{ base: '1fr', xl: '1fr 1fr' }}
        data-documents=""
      >
        {needed.map((d) => (
          <li key={d.id}>
            <Checkbox checked={atHand.has(d.id)} disabled={!mayTick} onValue={(on) => void tick(d.id, on)}>
              {say(d.label)}
              {d.section && (
                <chakra.span color="fg.muted" fontSize="sm">
                  {' '}
                  · {sectionText(d.section)}
                </chakra.span>
              )}
            </Checkbox>
          </li>
        ))}
      </chakra.ul>
    </Card>
  );
}
