import * as pictureWording from '../../../build/wording/picture.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { BlockWidgetProps } from '../../runtime/contract/widget-props.ts';
import { pngSource } from '../../ui/png-source.ts';
import { ZoomableImage } from '../../ui/zoomable-image.tsx';
import type { widget } from './widget.ts';

export default function ImageWidget({ options }: BlockWidgetProps<OptionsOf<typeof widget>>) {
  const { image, label, alt, zoom } = options;
  const source = pngSource(image);
  if (source !== null) {
    return <ZoomableImage source={source} alt={alt} label={label ?? ''} zoom={zoom === true} />;
  }
  return (
    <figure className="ui-image">
      {label !== undefined && label !== '' && <figcaption>{label}</figcaption>}
      <p className="ui-field-hint">{pictureWording.imageUnavailable}</p>
      <p className="ui-reading">{alt}</p>
    </figure>
  );
}
