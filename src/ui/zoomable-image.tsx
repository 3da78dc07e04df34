import { useState } from 'react';
import { Button } from './button.tsx';
import { fieldWording } from './field-wording.ts';
import { Icon } from './icon.tsx';
import { Modal } from './modal.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { wording } from './wording.ts';

export interface ZoomableImageProps {
  readonly source: string;
  readonly alt: string;
  /** Above the image; empty = none. */
  readonly label: string;
  readonly zoom: boolean;
}

export function ZoomableImage({ source, alt, label, zoom }: ZoomableImageProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <figure className="ui-image">
      {label !== '' && <figcaption>{label}</figcaption>}
      <img src={source} alt={alt} />
      {zoom && (
        <Button look="tertiary" onPress={() => setOpen(true)}>
          <Icon name="zoom" />
          {label === '' ? (
            fieldWording.zoom
          ) : (
            <>
              <span aria-hidden="true">{fieldWording.zoom}</span>
              <VisuallyHidden>{fieldWording.zoomOf(label)}</VisuallyHidden>
            </>
          )}
        </Button>
      )}
      {open && (
        <Modal title={label || alt} onEscape={close} wide>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
          <section className="ui-image-large" tabIndex={0} aria-label={label || alt}>
            <img src={source} alt={alt} />
          </section>
          <div className="ui-buttons">
            <Button onPress={close}>{wording.close}</Button>
          </div>
        </Modal>
      )}
    </figure>
  );
}
