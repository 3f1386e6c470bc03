import { chakra } from '@chakra-ui/react';
import { stepOf } from '../../../shared/forms/form.ts';
import type { ItrForm } from '../../../shared/itr/common/types.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { Note } from '../../ui/base/layout.tsx';
import { Banner } from '../../ui/states/Banner.tsx';

/** Places of the file by the step that fills them, in the order of the steps. */
const byStep = ({ model, unverified = [] }: ItrForm) =>
  model.steps.flatMap((step) => {
    const places = unverified.filter((u) => stepOf(model, u.path)?.id === step.id).map((u) => u.json);
    return places.length > 0 ? [{ step, places: [...new Set(places)].sort() }] : [];
  });

const List = chakra('ul', {
  base: {
    fontFamily: 'mono',
    fontSize: 'xs',
    columns: { base: 1, lg: 2 },
    overflowWrap: 'anywhere',
    mt: '1',
    mb: '2',
    maxHeight: '16rem',
    overflowY: 'auto',
  },
});

/** Which parts of the JSON could not be checked against the department's own file, and where their names come from. */
export function Unverified({ form }: { form: ItrForm }) {
  const { source, unverified = [] } = form;
  if (unverified.length === 0)
    return source ? <Note mb="3">{t('Layout of the file: {source}.', { source: t(source) })}</Note> : null;
  const sources = [...new Set(unverified.map((u) => u.source))];
  return (
    <chakra.div mb="3" data-unverified="">
      <Banner tone="warning" title={t('Parts of this JSON are not verified against the department’s file')}>
        <p>
          {t(
            'Of this form and year {count} places of the file come from public descriptions. Check the file in the department’s utility before relying on it.',
            { count: formatCount(new Set(unverified.map((u) => u.json)).size) },
          )}
        </p>
        <chakra.ul mt="1" listStyleType="disc" pl="4">
          {sources.map((s) => (
            <li key={s}>{t(s)}</li>
          ))}
        </chakra.ul>
        <details>
          <chakra.summary cursor="pointer" minHeight="28px" pt="1">
            {t('Show the places')}
          </chakra.summary>
          {byStep(form).map(({ step, places }) => (
            <div key={step.id}>
              <b>{t('{step}: {count} places', { step: t(step.title), count: formatCount(places.length) })}</b>
              <List>
                {places.map((p) => (
                  <li key={p}>{p}</li>
                ))}
              </List>
            </div>
          ))}
        </details>
      </Banner>
    </chakra.div>
  );
}
