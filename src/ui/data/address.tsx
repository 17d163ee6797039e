import { Fragment } from 'react';

interface AddressProps {
  /** In a row of one line, which cuts it off: a place to break would break it even there. */
  inRow?: boolean;
  children: string;
}

/** An email address that breaks after the @ or a dot if it is too long for its line. */
export function Address({ inRow = false, children }: AddressProps) {
  return (
    <bdi translate="no" className="wrap-anywhere">
      {children.split(/(?<=[@.])/).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts have no other identity
        <Fragment key={index}>
          {index > 0 && !inRow && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
