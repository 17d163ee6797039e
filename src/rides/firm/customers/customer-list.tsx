import { numbersOf } from '#domain/rides/model/customers/customer-batch.ts';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import { hasBooked, type Customer } from '#domain/rides/model/customers/customer.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Format } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { FirmSwitch } from '../firm-switch.tsx';
import { useCustomersCopy } from './customers-copy.ts';

/** The dialogs for a customer. */
export type Act = 'edit' | 'merge';

interface CustomerListProps {
  customers: readonly Customer[];
  format: Format;
  onAct: (act: Act, customer: Customer) => void;
  onBlock: (customer: Customer) => Promise<Result<void>>;
}

/** Customers with their data and actions. */
export function CustomerList({ customers, format, onAct, onBlock }: CustomerListProps) {
  const copy = useCustomersCopy();
  const needNames = useRidesCopy().needs;
  const nameCell = ({ name, blocked, lifted }: Customer) => (
    <div className="grid justify-items-start gap-0.5 wrap-anywhere">
      <bdi translate="no">{name}</bdi>
      {blocked !== null && (
        <>
          <Badge means="late">{copy.blocked}</Badge>
          <span className="text-sm font-normal text-ink-soft">
            {copy.blockedBy(blocked.name, format.dateTime(blocked.at))}
          </span>
        </>
      )}
      {blocked === null && lifted !== null && (
        <span className="text-sm font-normal text-ink-soft">
          {copy.liftedBy(lifted.name, format.dateTime(lifted.at))}
        </span>
      )}
    </div>
  );
  const phoneCell = (customer: Customer) => (
    <ul className="grid gap-0.5">
      {numbersOf(customer).map(({ key, phone }) => (
        <li key={key}>
          <bdi translate="no" className="tabular-nums">
            {phone}
          </bdi>
        </li>
      ))}
    </ul>
  );
  const lastCell = (customer: Customer) => (
    <div className="flex flex-wrap gap-x-3 text-ink-soft">
      <span>
        {hasBooked(customer) ? (
          <>
            <span className="lg:sr-only">{copy.columns.last}: </span>
            {format.date(customer.lastRideAt)}
          </>
        ) : (
          copy.orImported(format.date(customer.lastRideAt))
        )}
      </span>
      <RouteLink
        to="/admin/rides/history"
        search={{ rider: customerRider(customer.id) }}
        aria-label={copy.ridesOf(customer.name)}
      >
        {copy.rides}
      </RouteLink>
    </div>
  );
  const placesCell = ({ places, recent, needs }: Customer) => (
    <div className="grid gap-0.5 wrap-anywhere">
      {needs.length > 0 && <span>{needs.map((need) => needNames[need]).join(', ')}</span>}
      <ul className="grid gap-0.5">
        {places.map(({ text }) => (
          <li key={text}>
            <bdi translate="no">{text}</bdi>
          </li>
        ))}
        {recent
          .filter(({ text }) => places.every((own) => own.text !== text))
          .map(({ text }) => (
            <li key={text} className="text-ink-soft">
              <bdi translate="no">{text}</bdi>
            </li>
          ))}
      </ul>
    </div>
  );
  const noteCell = ({ note, driverNote }: Customer) => (
    <div className="grid gap-0.5 wrap-anywhere">
      {note !== '' && (
        <bdi translate="no" dir="auto">
          {note}
        </bdi>
      )}
      {driverNote !== '' && (
        <span>
          <span className="text-ink-soft">{copy.forDrivers} </span>
          <bdi translate="no" dir="auto">
            {driverNote}
          </bdi>
        </span>
      )}
    </div>
  );
  const changeCell = (customer: Customer) => (
    <div className="-mx-3.5 flex flex-wrap gap-1 lg:-mr-3 lg:ml-0 lg:justify-end">
      {(['edit', 'merge'] as const).map((act) => (
        <Button
          key={act}
          tone="quiet"
          size="small"
          aria-label={copy[`${act}Of`](customer.name)}
          onClick={() => onAct(act, customer)}
        >
          {copy[act]}
        </Button>
      ))}
      <FirmSwitch
        ends={customer.blocked === null}
        label={customer.blocked === null ? copy.block : copy.unblock}
        name={customer.blocked === null ? copy.blockOf(customer.name) : copy.unblockOf(customer.name)}
        failed={copy.notChanged(customer.name)}
        press={() => onBlock(customer)}
      />
    </div>
  );
  return (
    <DataTable
      caption={copy.title}
      rows={customers}
      rowKey={({ id }) => id}
      shares="lg:grid-cols-[16%_13%_19%_14%_16%_22%]"
      columns={[
        { key: 'customer', header: copy.columns.customer, cell: nameCell, naming: true },
        { key: 'phone', header: copy.columns.phone, cell: phoneCell },
        { key: 'places', header: copy.columns.places, cell: placesCell },
        { key: 'note', header: copy.columns.note, cell: noteCell },
        { key: 'last', header: copy.columns.last, cell: lastCell },
        { key: 'change', header: copy.columns.change, cell: changeCell, atEnd: true },
      ]}
    />
  );
}
