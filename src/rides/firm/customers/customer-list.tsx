import { useMemo, type ReactNode } from 'react';
import { numbersOf } from '#domain/rides/model/customers/customer-batch.ts';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import { hasBooked, type Customer } from '#domain/rides/model/customers/customer.ts';
import type { Result } from '#domain/shared/result.ts';
import { useSteady } from '#core/state/use-steady.ts';
import type { Format } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DenseList } from '#ui/data/dense-list.tsx';
import { openingKeys, type DenseColumn, type DenseParts } from '#ui/data/dense-row.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { FirmSwitch } from '../firm-switch.tsx';
import { useCustomersCopy } from './customers-copy.ts';

/** The actions that open the panel or the dialog of a customer. */
export type Act = 'edit' | 'merge';

interface CustomerListProps {
  customers: readonly Customer[];
  format: Format;
  onAct: (act: Act, customer: Customer) => void;
  onBlock: (customer: Customer) => Promise<Result<void>>;
}

const TEMPLATE =
  '@min-[40rem]:grid-cols-[minmax(8rem,14rem)_9.5rem_minmax(0,1.5fr)_minmax(0,1fr)_[actions]_auto_13rem]';

/** Texts on one line. Screen readers do not read the dots between them. */
function InLine({ texts, soft = false }: { texts: readonly string[]; soft?: boolean }) {
  return texts.map((text, index) => (
    <span key={text} className={soft ? 'text-ink-soft' : undefined}>
      {index > 0 && (
        <span aria-hidden="true" className="text-ink-soft">
          {' · '}
        </span>
      )}
      <bdi translate="no">{text}</bdi>{' '}
    </span>
  ));
}

function useCustomerRows({
  format,
  onAct,
  onBlock,
}: Omit<CustomerListProps, 'customers'>): DenseParts<Customer> {
  const copy = useCustomersCopy();
  const needNames = useRidesCopy().needs;
  const [open, block] = [useSteady(onAct), useSteady(onBlock)];
  return useMemo((): DenseParts<Customer> => {
    const nameCell = (customer: Customer): ReactNode => (
      <>
        <bdi translate="no">{customer.name}</bdi>{' '}
        {customer.blocked !== null && (
          <Badge means="late" inRow>
            {copy.blocked}
          </Badge>
        )}
      </>
    );
    const placesCell = ({ places, trips, needs }: Customer): ReactNode => {
      const own = places.map(({ text }) => text);
      const taken = new Set(trips.flatMap(({ from, to }) => [from.text, to.text]));
      const others = [...taken].filter((text) => !own.includes(text));
      const named = needs.map((need) => needNames[need]);
      return (
        <span title={[...named, ...own, ...others].join(' · ')}>
          {named.map((need) => (
            <span key={need}>
              <Badge inRow>{need}</Badge>{' '}
            </span>
          ))}
          <InLine texts={own} />
          {own.length > 0 && others.length > 0 && <span aria-hidden="true">· </span>}
          <InLine texts={others} soft />
        </span>
      );
    };
    const noteCell = ({ note, driverNote }: Customer): ReactNode => (
      <span title={[note, driverNote].filter(Boolean).join(' · ')}>
        {note !== '' && (
          <bdi translate="no" dir="auto">
            {note}
          </bdi>
        )}{' '}
        {driverNote !== '' && (
          <>
            <span className="text-ink-soft">{copy.forDrivers} </span>
            <bdi translate="no" dir="auto">
              {driverNote}
            </bdi>
          </>
        )}
      </span>
    );
    const lastCell = (customer: Customer): ReactNode => {
      const date = format.date(customer.lastRideAt);
      const isBooked = hasBooked(customer);
      return (
        // The padding separates the link from the row's buttons, which are right below it on a phone.
        <span className="inline-block py-0.5">
          <RouteLink
            to="/admin/rides/history"
            search={{ rider: customerRider(customer.id) }}
            aria-label={`${isBooked ? date : copy.orImported(date)}: ${copy.ridesOf(customer.name)}`}
            quiet
          >
            {isBooked ? date : copy.orImported(date)}
          </RouteLink>
        </span>
      );
    };
    const columns: readonly DenseColumn<Customer>[] = [
      { key: 'customer', header: copy.columns.customer, names: true, cell: nameCell },
      {
        key: 'phone',
        header: copy.columns.phone,
        onFirstLine: true,
        cell: (customer) => <InLine texts={numbersOf(customer).map(({ phone }) => phone)} />,
      },
      { key: 'places', header: copy.columns.places, long: true, cell: placesCell },
      { key: 'note', header: copy.columns.note, cell: noteCell },
      { key: 'last', header: copy.columns.last, atEnd: true, cell: lastCell },
    ];
    return {
      columns,
      template: TEMPLATE,
      compact: true,
      headed: true,
      actions: openingKeys(copy.edit),
      act: (_, customer) => open('edit', customer),
      renderActions: (customer) => (
        <>
          {(['edit', 'merge'] as const).map((act) => (
            <Button
              key={act}
              tone="quiet"
              size="row"
              aria-label={copy[`${act}Of`](customer.name)}
              onClick={() => open(act, customer)}
            >
              {copy[act]}
            </Button>
          ))}
          <FirmSwitch
            ends={customer.blocked === null}
            label={customer.blocked === null ? copy.block : copy.unblock}
            name={customer.blocked === null ? copy.blockOf(customer.name) : copy.unblockOf(customer.name)}
            failed={copy.notChanged(customer.name)}
            press={() => block(customer)}
          />
        </>
      ),
    };
  }, [copy, needNames, format, open, block]);
}

/** Customers with their data, one line each. Enter and `e` open the panel of the focused row. */
export function CustomerList({ customers, ...acts }: CustomerListProps) {
  const { title } = useCustomersCopy();
  const parts = useCustomerRows(acts);
  return (
    <DenseList
      // The key makes a new list for another page or search, so that no old row is pinned.
      key={customers.map(({ id }) => id).join()}
      label={title}
      items={customers}
      keyOf={({ id }) => id}
      {...parts}
    />
  );
}
