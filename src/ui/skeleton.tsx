import type { ReactNode } from 'react';

interface SkeletonProps {
  readonly bars: number;
  /** Above them. */
  readonly children?: ReactNode;
}

/** More of them are below the fold of any window. */
const most = [1, 2, 3, 4, 5, 6, 7, 8];

/** Keeps the room of what is not known yet. */
export function Skeleton({ bars, children }: SkeletonProps) {
  return (
    <div className="ui-skeleton" aria-busy="true">
      {children}
      {most.slice(0, bars).map((nth) => (
        <i key={nth} />
      ))}
    </div>
  );
}
