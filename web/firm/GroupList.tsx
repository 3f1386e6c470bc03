import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import useSWR from 'swr';
import { del, patch, post } from '../data/http.ts';
import { t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Heading, Note, Row } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { type Act, type Assignments, type Groups, groupKinds, labelsOf, type Member } from './firm.ts';

const Wide = chakra('div', { base: { flex: '1', minWidth: '12rem' } });

/** Groups of clients with the managers in charge, and the group and labels of each client. */
export function GroupList({
  members,
  work,
  act,
}: {
  members: readonly Member[];
  work: Assignments;
  act: Act;
}) {
  const { data, error, mutate } = useSWR<Groups>('/api/firm/groups');
  const [name, setName] = useState('');
  const [kind, setKind] = useState('family');
  const [manager, setManager] = useState('');
  const doing = (job: () => Promise<unknown>) =>
    act(async () => {
      await job();
      await mutate();
    });
  const managers = members.filter((m) => m.status === 'active' && m.role === 'manager');
  return (
    <section>
      <Heading>{t('Groups of clients')}</Heading>
      <Row alignItems="end">
        <Wide>
          <Field label={t('Group name')}>
            <TextInput value={name} onValue={setName} />
          </Field>
        </Wide>
        <Wide>
          <Field label={t('Kind')}>
            <Select
              value={kind}
              onValue={setKind}
              options={Object.entries(groupKinds).map(([value, label]) => ({ value, label: label() }))}
            />
          </Field>
        </Wide>
        <Wide>
          <Field label={t('Manager in charge')}>
            <Select
              placeholder={t('None')}
              value={manager}
              onValue={setManager}
              options={managers.map((m) => ({ value: m.id, label: m.full_name }))}
            />
          </Field>
        </Wide>
        <Button
          icon="plus"
          disabled={!name.trim()}
          onClick={() =>
            void doing(() =>
              post('/api/firm/groups', { name, kind, ...(manager ? { member_ids: [manager] } : {}) }),
            ).then((done) => done && setName((now) => (now === name ? '' : now)))
          }
        >
          {t('Add')}
        </Button>
      </Row>
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {data?.groups.length === 0 && <Note>{t('There are no groups yet.')}</Note>}
      <ul>
        {data?.groups.map((group) => (
          <Row as="li" key={group.id} gap="3" py="1">
            <chakra.span flex="1">
              {group.name} <Note as="span">{groupKinds[group.kind]?.() ?? group.kind}</Note>
            </chakra.span>
            <Note as="span">{group.managers.map((m) => m.full_name).join(', ')}</Note>
            <Note as="span">{tn(group.company_ids.length, '{count} client', '{count} clients')}</Note>
            <Button
              size="sm"
              aria-label={t('Delete the group {name}', { name: group.name })}
              onClick={() => void doing(() => del(`/api/firm/groups/${group.id}`))}
            >
              {t('Delete')}
            </Button>
          </Row>
        ))}
      </ul>
      <PlaceClient groups={data?.groups ?? []} work={work} doing={doing} />
    </section>
  );
}

function PlaceClient({ groups, work, doing }: { groups: Groups['groups']; work: Assignments; doing: Act }) {
  const [id, setId] = useState('');
  const [group, setGroup] = useState('');
  const [labels, setLabels] = useState('');
  const choose = (chosen: string) => {
    const client = work.clients.find((c) => c.company_id === chosen);
    setId(chosen);
    setGroup(client?.group_id ?? '');
    setLabels((client?.labels ?? []).join(', '));
  };
  return (
    <Row alignItems="end">
      <Wide>
        <Field label={t('Group and labels for')}>
          <Select
            placeholder={t('Choose a client')}
            value={id}
            onValue={choose}
            options={work.clients.map((c) => ({ value: c.company_id, label: c.company_name }))}
          />
        </Field>
      </Wide>
      <Wide>
        <Field label={t('Group')}>
          <Select
            placeholder={t('None')}
            value={group}
            onValue={setGroup}
            options={groups.map((g) => ({ value: g.id, label: g.name }))}
          />
        </Field>
      </Wide>
      <Wide>
        <Field label={t('Labels, separated by commas')}>
          <TextInput value={labels} onValue={setLabels} />
        </Field>
      </Wide>
      <Button
        disabled={!id}
        onClick={() =>
          void doing(() =>
            patch(`/api/firm/clients/${id}`, { group_id: group || null, labels: labelsOf(labels) }),
          )
        }
      >
        {t('Save')}
      </Button>
    </Row>
  );
}
