import { Link, useNavigate } from 'react-router-dom';
import { periodName } from '../../../shared/gst/periods.ts';
import { errorText } from '../../data/errors.ts';
import { download } from '../../data/http.ts';
import { day, period as periodText } from '../../i18n/format.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Note, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Page as PageFrame } from '../../ui/page/Page.tsx';
import { PageKeys } from '../../ui/page/PageKeys.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { gstPages, homeOf } from '../base/calls.ts';
import { startReturn } from '../base/startReturn.ts';
import { Comparison } from './Comparison.tsx';
import { Credit, type Statement } from './Gstr2bTables.tsx';
import { RegisterCard } from './RegisterCard.tsx';

interface Props {
  shown: Statement;
  path: string;
  onChange: (next: Statement) => void;
  reload: () => void;
}

/** The open statement: comparison with the register, decisions, and the amounts for table 4. */
export function Gstr2bView({ shown, path, onChange, reload }: Props) {
  const navigate = useNavigate();
  const prepare = async () => {
    try {
      const id = await startReturn('gstr3b', shown.gst_master_id, shown.return_period, shown.registration_id);
      void navigate(gstPages.gstr3b(id));
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  return (
    <PageFrame
      width={0}
      title={t('GSTR-2B of {name}', { name: shown.company_name })}
      crumb={<Link to={homeOf(shown)}>{t('GST returns of {name}', { name: shown.company_name })}</Link>}
      intro={`${shown.gstin} · ${periodText(periodName(shown.return_period))}${shown.generated ? ` · ${t('generated on {date}', { date: day(shown.generated) })}` : ''}`}
      actions={
        <>
          <Button
            icon="download"
            onClick={() =>
              void download(`${path}/xlsx`, 'gstr2b.xlsx').catch((error) =>
                showToast({ tone: 'error', text: errorText(error) }),
              )
            }
          >
            {t('Excel')}
          </Button>
          <Button look="primary" onClick={() => void prepare()}>
            {t('On to GSTR-3B')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {shown.missing_parts && (
          <Banner
            tone="warning"
            title={t('{have} of {of} files of this GSTR-2B are imported: import the others as well', {
              have: formatCount(shown.missing_parts.have),
              of: formatCount(shown.missing_parts.of),
            })}
          />
        )}
        {shown.can_edit && <RegisterCard shown={shown} />}
        <Credit shown={shown} />
        <Comparison shown={shown} path={path} onChange={onChange} reload={reload} />
        {shown.aside.length > 0 && (
          <Note>
            {t('{count} imports, ISD or rejected documents are not compared.', {
              count: formatCount(shown.aside.length),
            })}
          </Note>
        )}
      </Stack>
      <PageKeys />
    </PageFrame>
  );
}
