import { Fragment } from 'react';

/** An email address that breaks after the @ or a dot if it is too long for its line. */
export function Address({ children }: { children: string }) {
  return (
    <bdi translate="no" className="wrap-anywhere">
      {children.split(/(?<=[@.])/).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts have no other identity
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
