import type { ReactNode } from 'react';
import { readCars, readCustomers } from '#domain/rides/model/import/read-lines.ts';
import { useLoadedPart } from '#core/product/use-part.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { TitledPage, WayBack } from '#ui/page/titled-page.tsx';
import { useService } from '../../dispatch/use-service.tsx';
import { ImportFile } from './import-file.tsx';
import { useImportCopy } from './import-copy.ts';

/** The imports of a firm's cars and customers. */
const useFirmImport = () => useLoadedPart(({ imports }) => imports).firmImport;

function ImportPage({
  of,
  back,
  children,
}: {
  of: 'cars' | 'customers';
  back: ReactNode;
  children: ReactNode;
}) {
  const { title, lead } = useImportCopy()[of];
  return (
    <>
      <WayBack>{back}</WayBack>
      <TitledPage title={title} lead={lead}>
        {children}
      </TitledPage>
    </>
  );
}

export function ImportCarsScreen() {
  const { back } = useImportCopy().cars;
  const firmImport = useFirmImport();
  return (
    <ImportPage of="cars" back={<RouteLink to="/admin/fleet">{back}</RouteLink>}>
      <ImportFile of="cars" format={{ kind: 'cars', read: readCars, records: firmImport.cars }} />
    </ImportPage>
  );
}

export function ImportCustomersScreen() {
  const { back } = useImportCopy().customers;
  const firmImport = useFirmImport();
  // The device's zone until the firm's is known. It only decides whether a phone number's missing zero is reported.
  const timeZone = useService().time.timeZone;
  return (
    <ImportPage
      of="customers"
      back={
        <RouteLink to="/admin/customers" search={{}}>
          {back}
        </RouteLink>
      }
    >
      <ImportFile
        of="customers"
        format={{
          kind: 'customers',
          read: (rows, layout, options) => readCustomers(rows, layout, { ...options, timeZone }),
          records: firmImport.customers,
        }}
      />
    </ImportPage>
  );
}
