import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { allowances, type FirmRole, firmRoles } from '../../shared/firm/rights.ts';
import { duties } from '../../shared/firm/work.ts';
import { forgetUnsaved } from '../data/dirty.ts';
import { errorText } from '../data/errors.ts';
import { del, patch, post } from '../data/http.ts';
import { currentUser, endSession, updateUser } from '../data/session.ts';
import { t, tn } from '../i18n/t.ts';
import { clearCache } from '../shell/signOut.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { ClosingPart } from './ClosingPart.tsx';
import { FirmSettings } from './FirmSettings.tsx';
import {
  type Act,
  type Assignments,
  allowanceNames,
  dutyNames,
  type FirmAnswer,
  grantText,
  type Member,
  type Members,
  roleNames,
  successors,
} from './firm.ts';
import { GroupList } from './GroupList.tsx';
import { PortalMaps } from './PortalMaps.tsx';
import { usePart } from './usePart.ts';

const roleChoices = () => firmRoles.map((value) => ({ value, label: roleNames[value]() }));
const List = chakra('ul', { base: { display: 'grid' } });
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '2',
    borderTop: '1px solid',
    borderColor: 'border',
  },
});
const Name = chakra('span', { base: { flex: '1', minWidth: '10rem', overflowWrap: 'anywhere' } });
const Cell = chakra('td', { base: { p: '2', borderTop: '1px solid', borderColor: 'border' } });

/** The firm: name and review, members and invitations, assignments, permissions. */
export function FirmTab() {
  const { data, error: loadError, mutate } = useSWR<FirmAnswer>('/api/firm');
  const sees = data?.may['members.read'] ?? false;
  const members = useSWR<Members>(sees ? '/api/firm/members' : null);
  const work = useSWR<Assignments>(sees ? '/api/firm/assignments' : null);
  const part = [members, work].find((read) => read.error && !read.data);
  const [error, setError] = useState('');
  const act: Act = async (job, done) => {
    setError('');
    try {
      await job();
      await Promise.all([mutate(), members.mutate(), work.mutate()]);
      if (done) showToast({ tone: 'success', text: done });
      return true;
    } catch (failure) {
      setError(errorText(failure, t('This could not be changed.')));
      return false;
    }
  };
  const refusal = useRef<HTMLDivElement>(null);
  // The page is long: what was refused is said at its head, which may be out of sight.
  useEffect(() => {
    if (error) refusal.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  const reviews = data?.firm?.review ?? false;
  // Return pages use the stored setting without requesting it.
  useEffect(() => {
    if (data && Boolean(currentUser()?.reviewed) !== reviews) updateUser({ reviewed: reviews });
    const year = data?.firm?.default_financial_year ?? '';
    if (data && (currentUser()?.financial_year ?? '') !== year) updateUser({ financial_year: year });
  }, [data, reviews]);
  const unread = loadError && <LoadError error={loadError} onRetry={() => void mutate()} />;
  if (!data) return unread || <Skeleton lines={6} />;
  return (
    <Stack>
      {unread}
      {error && (
        <div ref={refusal}>
          <Banner tone="error" title={error} />
        </div>
      )}
      <FirmHead answer={data} act={act} />
      {part && (
        <LoadError error={part.error} onRetry={() => void Promise.all([members.mutate(), work.mutate()])} />
      )}
      {members.data && <MemberList answer={data} members={members.data} act={act} />}
      {members.data && work.data && data.may['work.assign'] && (
        <AssignmentList members={members.data.members} work={work.data} act={act} />
      )}
      {members.data && work.data && data.may['groups.change'] && (
        <GroupList members={members.data.members} work={work.data} act={act} />
      )}
      {data.firm && data.may['firm.change'] && <FirmSettings firm={data.firm} act={act} />}
      {data.firm && data.may['firm.close'] && <ClosingPart firm={data.firm} onChange={() => mutate()} />}
      {data.firm && <PortalMaps may={data.may} act={act} />}
      {sees && <RightsTable answer={data} />}
      {data.role && (data.firm?.members ?? 0) > 1 && <LeavePart members={members.data?.members ?? []} />}
    </Stack>
  );
}

function FirmHead({ answer: { firm, role, firms, may }, act }: { answer: FirmAnswer; act: Act }) {
  return (
    <section>
      <Heading>{t('Firm')}</Heading>
      {!firm && <Note>{t('You are not a member of a firm. You see what is shared with you.')}</Note>}
      {firms.length > 1 && (
        <Field label={t('You work in')}>
          <Select
            value={firms.find((f) => f.current)?.id ?? ''}
            onValue={(firm_id) =>
              void act(() => post('/api/firm/switch', { firm_id })).then(
                (done) => done && window.location.assign('/app'),
              )
            }
            options={firms.map((f) => ({ value: f.id, label: `${f.name} (${roleNames[f.role]()})` }))}
          />
        </Field>
      )}
      {firm && role && (
        <Row alignItems="end">
          <FirmName firm={firm} may={may} act={act}>
            <chakra.div width="14rem">
              <Field label={t('Approval before filing')}>
                <Select
                  value={String(firm.review_required)}
                  disabled={!may['firm.change']}
                  onValue={(value) =>
                    void act(
                      () =>
                        patch('/api/firm', { review_required: value === 'null' ? null : value === 'true' }),
                      t('Approval setting saved'),
                    )
                  }
                  options={[
                    { value: 'null', label: t('From the second member on') },
                    { value: 'true', label: t('Always') },
                    { value: 'false', label: t('Never') },
                  ]}
                />
              </Field>
            </chakra.div>
          </FirmName>
        </Row>
      )}
      {role && <Note>{t('Your role: {role}', { role: roleNames[role]() })}</Note>}
    </section>
  );
}

/** The name with its button; the children go between them. */
function FirmName({
  firm,
  may,
  act,
  children,
}: {
  firm: NonNullable<FirmAnswer['firm']>;
  may: FirmAnswer['may'];
  act: Act;
  children: ReactNode;
}) {
  const { typed, set, save } = usePart(firm, ({ name }) => ({ name }));
  return (
    <>
      <chakra.div flex="1" minWidth="12rem">
        <Field label={t('Name of the firm')}>
          <TextInput value={typed.name} onValue={(name) => set({ name })} disabled={!may['firm.change']} />
        </Field>
      </chakra.div>
      {children}
      {may['firm.change'] && (
        <Button onClick={() => void act(() => save(typed), t('Name of the firm saved'))}>{t('Save')}</Button>
      )}
    </>
  );
}

function MemberList({ answer: { may }, members, act }: { answer: FirmAnswer; members: Members; act: Act }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<string>('staff');
  const changes = may['members.change'] ?? false;
  const invite = async () => {
    if (await act(() => post('/api/firm/members', { email, role })))
      setEmail((now) => (now === email ? '' : now));
  };
  return (
    <section>
      <Heading>{t('Members')}</Heading>
      {changes && (
        <Row alignItems="end">
          <chakra.div flex="1" minWidth="12rem">
            <Field label={t('E-mail of the person')}>
              <TextInput type="email" value={email} onValue={setEmail} autoComplete="off" />
            </Field>
          </chakra.div>
          <chakra.div width="9rem">
            <Field label={t('Role')}>
              <Select value={role} onValue={setRole} options={roleChoices()} />
            </Field>
          </chakra.div>
          <Button icon="plus" onClick={() => void invite()}>
            {t('Invite')}
          </Button>
        </Row>
      )}
      <List>
        {members.members.map((m) => (
          <MemberRow key={m.id} member={m} all={members.members} changes={changes} act={act} />
        ))}
        {members.invitations.map((i) => (
          <Item key={i.id}>
            <Name>
              {i.email} <Note>{t('Invited as {role}', { role: roleNames[i.role]() })}</Note>
            </Name>
            {changes && (
              <Button size="sm" onClick={() => void act(() => del(`/api/firm/invitations/${i.id}`))}>
                {t('Take back')}
              </Button>
            )}
          </Item>
        ))}
      </List>
    </section>
  );
}

function MemberRow({
  member,
  all,
  changes,
  act,
}: {
  member: Member;
  all: readonly Member[];
  changes: boolean;
  act: Act;
}) {
  const [leaving, setLeaving] = useState(false);
  const [heir, setHeir] = useState('');
  const path = `/api/firm/members/${member.id}`;
  const disabled = member.status === 'disabled';
  return (
    <Item>
      <Name>
        {member.full_name} <Note>{member.email}</Note>
        <Note>
          {disabled
            ? t('Disabled')
            : tn(member.clients, '{count} client assigned', '{count} clients assigned')}
        </Note>
      </Name>
      {changes && !disabled ? (
        <chakra.div width="9rem">
          <Select
            aria-label={t('Role of {name}', { name: member.full_name })}
            value={member.role}
            onValue={(role) => void act(() => patch(path, { role: role as FirmRole }))}
            options={roleChoices()}
          />
        </chakra.div>
      ) : (
        <span>{roleNames[member.role]()}</span>
      )}
      {changes && !disabled && (member.role === 'staff' || member.role === 'manager') && (
        <Row>
          {allowances.map((a) => (
            <label key={a}>
              <input
                type="checkbox"
                checked={member.allowed.includes(a)}
                onChange={(e) =>
                  void act(() =>
                    patch(path, {
                      allowed: e.target.checked
                        ? [...member.allowed, a]
                        : member.allowed.filter((x) => x !== a),
                    }),
                  )
                }
              />{' '}
              {allowanceNames[a]()}
            </label>
          ))}
        </Row>
      )}
      {changes && disabled && (
        <Button size="sm" onClick={() => void act(() => patch(path, { status: 'active' }))}>
          {t('Enable again')}
        </Button>
      )}
      {changes && !disabled && !leaving && (
        <Button size="sm" onClick={() => setLeaving(true)}>
          {t('Disable')}
        </Button>
      )}
      {leaving && !disabled && (
        <Row>
          <chakra.div width="12rem">
            <Select
              aria-label={t('Who takes over')}
              placeholder={t('Who takes over')}
              value={heir}
              onValue={setHeir}
              options={successors(all, member.id).map((m) => ({ value: m.id, label: m.full_name }))}
            />
          </chakra.div>
          <Button
            size="sm"
            look="danger"
            onClick={() =>
              void act(() => patch(path, { status: 'disabled', ...(heir ? { hand_over_to: heir } : {}) }))
            }
          >
            {t('Disable and hand over')}
          </Button>
          <Button size="sm" onClick={() => setLeaving(false)}>
            {t('Cancel')}
          </Button>
        </Row>
      )}
    </Item>
  );
}

function AssignmentList({ members, work, act }: { members: readonly Member[]; work: Assignments; act: Act }) {
  const [company_id, setCompany] = useState('');
  const [member_id, setMember] = useState('');
  const [duty, setDuty] = useState<string>('all');
  return (
    <section>
      <Heading>{t('Client assignments')}</Heading>
      <Row alignItems="end">
        <chakra.div flex="1" minWidth="12rem">
          <Field label={t('Client')}>
            <Select
              placeholder={t('Choose a client')}
              value={company_id}
              onValue={setCompany}
              options={work.clients.map((c) => ({ value: c.company_id, label: c.company_name }))}
            />
          </Field>
        </chakra.div>
        <chakra.div width="9rem">
          <Field label={t('Work')}>
            <Select
              value={duty}
              onValue={setDuty}
              options={duties.map((value) => ({ value, label: dutyNames[value]() }))}
            />
          </Field>
        </chakra.div>
        <chakra.div width="12rem">
          <Field label={t('Member')}>
            <Select
              placeholder={t('Choose a member')}
              value={member_id}
              onValue={setMember}
              options={members
                .filter((m) => m.status === 'active')
                .map((m) => ({ value: m.id, label: m.full_name }))}
            />
          </Field>
        </chakra.div>
        <Button
          icon="plus"
          disabled={!company_id || !member_id}
          onClick={() => void act(() => post('/api/firm/assignments', { company_id, member_id, duty }))}
        >
          {t('Assign')}
        </Button>
      </Row>
      {work.assignments.length === 0 && <Note>{t('No client is assigned yet.')}</Note>}
      <List>
        {work.assignments.map((a) => (
          <Item key={`${a.company_id} ${a.member_id} ${a.duty}`}>
            <Name>{a.company_name}</Name>
            <span>{dutyNames[a.duty]()}</span>
            <span>{a.full_name}</span>
            <IconButton
              icon="trash"
              label={t('Unassign {client} from {name}', { client: a.company_name, name: a.full_name })}
              onClick={() =>
                void act(() =>
                  del('/api/firm/assignments', {
                    company_id: a.company_id,
                    member_id: a.member_id,
                    duty: a.duty,
                  }),
                )
              }
            />
          </Item>
        ))}
      </List>
    </section>
  );
}

/**
 * Leaving the firm; those who can see the members choose a successor, others with assigned work are asked to
 * contact the owner.
 */
function LeavePart({ members }: { members: readonly Member[] }) {
  const [sure, setSure] = useState(false);
  const [heir, setHeir] = useState('');
  const [error, setError] = useState('');
  const navigate = useNavigate();
  const me = members.find((m) => m.current);
  const leave = async () => {
    setError('');
    try {
      await post('/api/firm/leave', heir ? { hand_over_to: heir } : {});
      // The sessions ended with the membership.
      forgetUnsaved();
      endSession();
      await clearCache();
      await navigate('/login');
    } catch (failure) {
      setError(errorText(failure, t('This could not be changed.')));
    }
  };
  return (
    <section>
      <Heading>{t('Leave the firm')}</Heading>
      <Note>
        {t(
          'You lose access to its clients, and your sessions end. Clients assigned to you go to another member.',
        )}
      </Note>
      {error && <Banner tone="error" title={error} />}
      <Row>
        {sure && me && (
          <chakra.div width="12rem">
            <Select
              aria-label={t('Who takes over')}
              placeholder={t('Who takes over')}
              value={heir}
              onValue={setHeir}
              options={successors(members, me.id).map((m) => ({ value: m.id, label: m.full_name }))}
            />
          </chakra.div>
        )}
        {sure ? (
          <Button size="sm" look="danger" onClick={() => void leave()}>
            {t('Leave now')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => setSure(true)}>
            {t('Leave the firm')}
          </Button>
        )}
      </Row>
    </section>
  );
}

function RightsTable({ answer: { rights } }: { answer: FirmAnswer }) {
  return (
    <section>
      <Heading>{t('What each role may do')}</Heading>
      <Note>
        {t(
          'Managers see the clients of their groups and their own, staff and viewers those assigned to them.',
        )}
      </Note>
      <chakra.div overflowX="auto">
        <chakra.table width="100%" fontSize="sm">
          <thead>
            <tr>
              <chakra.th textAlign="left" p="2">
                {t('Right')}
              </chakra.th>
              {firmRoles.map((role) => (
                <chakra.th key={role} textAlign="left" p="2">
                  {roleNames[role]()}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map((right) => (
              <tr key={right.id}>
                <Cell>{t(right.label)}</Cell>
                {firmRoles.map((role) => (
                  <Cell key={role}>{grantText(right[role])}</Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </section>
  );
}
