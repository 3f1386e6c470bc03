import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Row } from '../ui/base/layout.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { type InvoiceWhole, invoicePaths } from './calls.ts';
import { InvoicePaper, savePdf } from './InvoicePaper.tsx';

/** `/invoice-preview?id=`: an invoice on A4, to view and print. */
export function Page() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, error, mutate } = useSWR<{ invoice: InvoiceWhole }>(invoicePaths.one(id));
  const invoice = data?.invoice;
  useEffect(() => {
    document.title = invoice?.invoice_number || t('Invoice');
    document.documentElement.style.setProperty('--paper-title', JSON.stringify(document.title));
  }, [invoice]);
  if (error)
    return (
      <chakra.main id="main" tabIndex={-1} maxWidth="40rem" mx="auto" p="4">
        <chakra.h1 fontSize="xl" mb="3">
          {t('Invoice')}
        </chakra.h1>
        <LoadError
          error={error}
          fallback={t('The invoice could not be opened.')}
          onRetry={() => void mutate()}
        />
      </chakra.main>
    );
  if (!invoice) return <Skeleton height="30rem" />;
  return (
    <main id="main" tabIndex={-1}>
      <Row justifyContent="center" mt="4" data-no-print>
        <Button look="primary" onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <Button
          icon="download"
          onClick={() =>
            void savePdf(invoicePaths.act(id, 'pdf'), `${invoice.invoice_number || 'draft-invoice'}.pdf`)
          }
        >
          {t('Download PDF')}
        </Button>
      </Row>
      <InvoicePaper invoice={invoice} />
    </main>
  );
}
