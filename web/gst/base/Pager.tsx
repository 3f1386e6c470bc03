import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Row } from '../../ui/base/layout.tsx';

/** Leads through the pages of a list; nothing where one page holds all that was found. */
export function Pager({
  page,
  size,
  found,
  onPage,
}: {
  page: number;
  size: number;
  found: number;
  onPage: (page: number) => void;
}) {
  if (found <= size) return null;
  return (
    <Row>
      <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('Previous page')}
      </Button>
      <span>{t('Page {page} of {pages}', { page, pages: Math.ceil(found / size) })}</span>
      <Button size="sm" disabled={page * size >= found} onClick={() => onPage(page + 1)}>
        {t('Next page')}
      </Button>
    </Row>
  );
}
