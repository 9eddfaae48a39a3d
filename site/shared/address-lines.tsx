import { Fragment } from 'react';

/** An address on one line. Each part keeps its own direction in right-to-left text. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, place) => (
    <Fragment key={line}>
      {place === 0 ? null : ', '}
      <bdi>{line}</bdi>
    </Fragment>
  ));
}
