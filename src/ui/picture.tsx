// chunk: pieces
import type { Ref } from 'react';
import { pngDensity } from './png-density.ts';

interface PictureProps {
  /** A `data:` URL of a PNG. */
  readonly source: string;
  readonly alt: string;
  /** CSS pixels; 0: its own. */
  readonly width?: number;
  readonly ref?: Ref<HTMLImageElement>;
}

/** A PNG at the size it says: one that is drawn finer is not larger. */
export function Picture({ source, alt, width = 0, ref }: PictureProps) {
  return (
    <img src={source} srcSet={`${source} ${pngDensity(source)}x`} alt={alt} width={width || undefined} ref={ref} />
  );
}
