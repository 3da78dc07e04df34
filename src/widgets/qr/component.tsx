import { useRef } from 'react';
import * as commonWording from '../../../build/wording/common.ts';
import * as referenceWording from '../../../build/wording/reference.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { BlockWidgetProps } from '../../runtime/contract/widget-props.ts';
import { Banner } from '../../ui/banner.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pngSource } from '../../ui/png-source.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { widget } from './widget.ts';

export default function QrWidget({ options, deadline }: BlockWidgetProps<OptionsOf<typeof widget>>) {
  const { qr, alt, countdown, link } = options;
  const source = pngSource(qr);
  const first = useRef(source);
  const endsAt = countdown ? deadline(countdown) : undefined;
  if (source === null) return <Banner tone="warning">{referenceWording.qrUnavailable}</Banner>;
  return (
    <div className="ui-flow">
      {link !== undefined && link !== '' && (
        // Before the code, which nobody scans with the phone that shows it. In a new window, since this screen keeps polling for whether the card has been read.
        <a className="ui-button ui-button-primary ui-same-device" href={link} target="_blank" rel="noopener">
          {referenceWording.openOnThisPhone}
          <Icon name="external" />
          <VisuallyHidden>{commonWording.opensNewWindow}</VisuallyHidden>
        </a>
      )}
      <div className="ui-qr">
        <img src={source} alt={alt} width="240" height="240" />
        <p className="ui-hidden" role="status">
          {source === first.current ? '' : referenceWording.qrRenewed}
        </p>
        {endsAt !== undefined && <Countdown endsAt={endsAt} />}
      </div>
    </div>
  );
}
