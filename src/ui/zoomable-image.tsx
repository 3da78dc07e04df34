import { useRef, useState } from 'react';
import * as pictureWording from '../../build/wording/picture.ts';
import { Button } from './button.tsx';
import { EnlargedImage } from './enlarged-image.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ZoomableImageProps {
  readonly source: string;
  readonly alt: string;
  /** Above the image; empty = none. */
  readonly label: string;
  readonly zoom: boolean;
}

export function ZoomableImage({ source, alt, label, zoom }: ZoomableImageProps) {
  const shown = useRef<HTMLImageElement>(null);
  /** Of the image that is shown enlarged; null = none is. */
  const [width, setWidth] = useState<number | null>(null);
  return (
    <figure className="ui-image">
      {label !== '' && <figcaption>{label}</figcaption>}
      <Picture source={source} alt={alt} ref={shown} />
      {zoom && (
        <Button look="tertiary" onPress={() => setWidth(shown.current?.naturalWidth ?? 0)}>
          <Icon name="zoom" />
          {label === '' ? (
            pictureWording.zoom
          ) : (
            <>
              <span aria-hidden="true">{pictureWording.zoom}</span>
              <VisuallyHidden>{pictureWording.zoomOf({ label })}</VisuallyHidden>
            </>
          )}
        </Button>
      )}
      {width !== null && (
        <EnlargedImage source={source} alt={alt} title={label || alt} width={width} onClose={() => setWidth(null)} />
      )}
    </figure>
  );
}
