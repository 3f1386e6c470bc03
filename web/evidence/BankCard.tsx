import { useId, useState } from 'react';
import useSWR from 'swr';
import { formatPaise } from '../../shared/money.ts';
import { errorText } from '../data/errors.ts';
import { isApiError, post } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Note, Row } from '../ui/base/layout.tsx';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { type BankAnswer, groupLines, type LineGroup } from './bankLines.ts';

const money = (rupees: number): string => formatPaise(Math.round(rupees * 100));
/** Groups shown initially. */
const MOST = 30;

/** Lines of the client's bank statements by ledger, and the trial balance made from them. */
export function BankCard({ company, year }: { company: string; year: string }) {
  const whose = { company_id: company, assessment_year: year };
  const { data, error, mutate } = useSWR<BankAnswer>(withQuery('/api/evidence/bank', whose), {
    revalidateOnFocus: false,
  });
  const [busy, setBusy] = useState(false);
  const [most, setMost] = useState(MOST);
  const names = useId();
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data || data.lines.length === 0) return null;
  const groups = groupLines(data.lines);
  const breaks = data.accounts.reduce((n, a) => n + a.breaks, 0);
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed, t('This could not be done.')) });
    } finally {
      setBusy(false);
    }
  };
  const place = (group: LineGroup, ledger: string, of: string) =>
    run(async () => {
      const next = await post<BankAnswer>('/api/evidence/bank', {
        ...whose,
        ids: group.ids,
        ledger,
        group: of,
      });
      await mutate(next, { revalidate: false });
    });
  const make = () =>
    run(async () => {
      const send = (replace: boolean) => post('/api/evidence/bank/trial-balance', { ...whose, replace });
      try {
        await send(false);
      } catch (failed) {
        if (!isApiError(failed) || failed.id !== 'trial_balance_exists') throw failed;
        const sure = await confirm({
          title: t('This year has a trial balance. Replace it with the bank’s lines?'),
          action: t('Replace'),
          danger: true,
        });
        if (!sure) return;
        await send(true);
      }
      showToast({ tone: 'success', text: t('The trial balance was made from the bank’s lines.') });
    });
  return (
    <Card aria-labelledby="bank-ledgers" data-bank="">
      <Row justifyContent="space-between">
        <Heading id="bank-ledgers">{t('Bank lines to ledgers')}</Heading>
        <Row gap="2">
          <StatusChip tone={data.unplaced === 0 && breaks === 0 ? 'done' : 'attention'}>
            {breaks > 0
              ? tn(breaks, '{count} line breaks the balance', '{count} lines break the balance')
              : data.unplaced === 0
                ? t('Each line has a ledger')
                : tn(data.unplaced, '{count} line without a ledger', '{count} lines without a ledger')}
          </StatusChip>
          <Button
            size="sm"
            busy={busy}
            disabled={data.unplaced > 0 || breaks > 0}
            onClick={() => void make()}
          >
            {t('Make the trial balance')}
          </Button>
        </Row>
      </Row>
      <Note>
        {t(
          'Lines with the same text follow the ledger you choose, this year and next. Suggestions apply until you change them.',
        )}
      </Note>
      <datalist id={names}>
        {data.ledgers.map((l) => (
          <option key={l.ledger_name} value={l.ledger_name} />
        ))}
      </datalist>
      <Scroller label={t('Bank lines to ledgers')}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Narration')}</th>
              <th scope="col" data-align="right">
                {t('Amount')}
              </th>
              <th scope="col">{t('Ledger')}</th>
              <th scope="col">{t('Group')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {groups.slice(0, most).map((group) => (
              <GroupRow
                key={group.key}
                group={group}
                groups={data.groups}
                names={names}
                disabled={busy}
                onPlace={(ledger, of) => void place(group, ledger, of)}
              />
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
      {groups.length > most && (
        <Button size="sm" onClick={() => setMost(most + MOST)}>
          {t('Show more')}
        </Button>
      )}
    </Card>
  );
}

interface GroupRowProps {
  group: LineGroup;
  groups: readonly string[];
  /** Id of the datalist of ledgers. */
  names: string;
  disabled: boolean;
  onPlace: (ledger: string, group: string) => void;
}

function GroupRow({ group, groups, names, disabled, onPlace }: GroupRowProps) {
  const [ledger, setLedger] = useState(group.ledger);
  const [of, setOf] = useState(group.group);
  return (
    <tr data-by={group.by}>
      <th scope="row">
        {group.text}{' '}
        {group.ids.length > 1 && (
          <Note as="span">{tn(group.ids.length, '{count} line', '{count} lines')}</Note>
        )}
      </th>
      <td data-align="right">{money(group.amount)}</td>
      <td>
        <TextInput aria-label={t('Ledger')} list={names} value={ledger} onValue={setLedger} />
      </td>
      <td>
        <Select
          aria-label={t('Group')}
          value={of}
          onValue={setOf}
          placeholder={t('Choose')}
          options={groups.map((value) => ({ value, label: t<string>(value) }))}
        />
      </td>
      <td>
        <Button
          size="sm"
          disabled={disabled || ledger.trim() === '' || of === ''}
          onClick={() => onPlace(ledger.trim(), of)}
        >
          {t('Place')}
        </Button>
      </td>
    </tr>
  );
}
