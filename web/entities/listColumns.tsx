import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../data/errors.ts';
import { get } from '../data/http.ts';
import { t, tn } from '../i18n/t.ts';
import { IconButton } from '../ui/base/Button.tsx';
import { Note } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import type { Column } from '../ui/lists/DataTable.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import type { Entity } from './entity.ts';

/** Actions of a row; all except editing and importing are the owner's. */
type EntityActs = Readonly<
  Record<'edit' | 'importFor' | 'evidenceFor' | 'share' | 'remove', (entity: Entity) => void>
>;

/** `repeated`: the person has a separate record for another year, as earlier versions created. */
const EntityName = ({ entity: e, repeated }: { entity: Entity; repeated: boolean }) => (
  <>
    <Link to={`/app/clients/${e.id}`}>{e.name}</Link>
    {repeated && <Note>{t('Record of AY {year}', { year: e.assessment_year })}</Note>}
    {e.permission !== 'own' && <Note>{t('Shared by {name}', { name: e.owner_name ?? '' })}</Note>}
    {e.shared_with > 0 && (
      <Note>{tn(e.shared_with, 'Shared with {count} person', 'Shared with {count} people')}</Note>
    )}
  </>
);

const EntityButtons = ({ entity: e, acts }: { entity: Entity; acts: EntityActs }) => (
  <chakra.span display="flex" justifyContent="flex-end">
    <IconButton icon="edit" label={t('Edit {name}', { name: e.name })} onClick={() => acts.edit(e)} />
    {e.permission !== 'view' && (
      <IconButton
        icon="upload"
        label={t('Import a file for {name}', { name: e.name })}
        onClick={() => acts.importFor(e)}
      />
    )}
    <IconButton
      icon="search"
      label={t('Evidence of {name}', { name: e.name })}
      onClick={() => acts.evidenceFor(e)}
    />
    {e.permission === 'own' && (
      <>
        <IconButton icon="share" label={t('Share {name}', { name: e.name })} onClick={() => acts.share(e)} />
        <IconButton
          icon="trash"
          label={t('Delete {name}', { name: e.name })}
          onClick={() => acts.remove(e)}
        />
      </>
    )}
  </chakra.span>
);

/** A masked PAN; showing it in full is logged. */
function Pan({ entity: e }: { entity: Entity }) {
  const [whole, setWhole] = useState('');
  const show = async () => {
    try {
      setWhole((await get<{ value: string }>(`/api/companies/${e.id}/reveal?field=pan`)).value);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The PAN could not be shown.')) });
    }
  };
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1">
      <span className="mono">{whole || e.pan}</span>
      {!whole && (
        <IconButton
          icon="eye"
          label={t('Show the PAN of {name}', { name: e.name })}
          onClick={() => void show()}
        />
      )}
    </chakra.span>
  );
}

/** The columns of the list of entities. */
export const entityColumns = (acts: EntityActs, repeated: (entity: Entity) => boolean): Column<Entity>[] => [
  {
    id: 'name',
    label: t('Name'),
    sort: 'name',
    main: true,
    cell: (e) => <EntityName entity={e} repeated={repeated(e)} />,
  },
  {
    id: 'status',
    label: t('Status'),
    sort: 'status',
    cell: (e) => (
      <StatusChip icon={false} tone={e.status === 'Individual' ? 'progress' : 'neutral'}>
        {t(e.status)}
      </StatusChip>
    ),
  },
  { id: 'pan', label: t('PAN'), cell: (e) => <Pan entity={e} /> },
  { id: 'mobile', label: t('Mobile'), cell: (e) => <span className="mono">{e.mobile ?? '—'}</span> },
  {
    id: 'actions',
    label: t('Actions'),
    plain: true,
    cell: (e) => <EntityButtons entity={e} acts={acts} />,
  },
];
