import * as fieldWording from '../../../build/wording/field.ts';
import type { BlockWidgetProps } from '../../runtime/contract/widget-props.ts';
import { pngSource } from '../../ui/png-source.ts';
import { ZoomableImage } from '../../ui/zoomable-image.tsx';

export default function ImageWidget({ options }: BlockWidgetProps) {
  const { image, label, alt, zoom } = options as { image: unknown; label?: string; alt: string; zoom?: boolean };
  const source = pngSource(image);
  if (source !== null) {
    return <ZoomableImage source={source} alt={alt} label={label ?? ''} zoom={zoom === true} />;
  }
  return (
    <figure className="ui-image">
      {label !== undefined && label !== '' && <figcaption>{label}</figcaption>}
      <p className="ui-field-hint">{fieldWording.imageUnavailable}</p>
      <p className="ui-reading">{alt}</p>
    </figure>
  );
}
