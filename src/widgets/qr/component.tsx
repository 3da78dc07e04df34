import type { BlockWidgetProps } from '../../runtime/contract/widget-props.ts';
import { Banner } from '../../ui/banner.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { fieldWording } from '../../ui/field-wording.ts';
import { Link } from '../../ui/link.tsx';
import { pngSource } from '../../ui/png-source.ts';

export default function QrWidget({ options, deadline }: BlockWidgetProps) {
  const { qr, alt, countdown, link } = options as { qr: unknown; alt: string; countdown?: string; link?: string };
  const source = pngSource(qr);
  const endsAt = countdown ? deadline(countdown) : undefined;
  if (source === null) return <Banner tone="warning">{fieldWording.qrUnavailable}</Banner>;
  return (
    <div className="ui-flow">
      <div className="ui-qr">
        <img src={source} alt={alt} width="240" height="240" />
        {endsAt !== undefined && <Countdown endsAt={endsAt} />}
      </div>
      {link !== undefined && link !== '' && (
        <p className="ui-same-device">
          {/* Opens in a new window, since this screen keeps polling for whether the card has been read. */}
          <Link href={link} newWindow>
            {fieldWording.openOnThisPhone}
          </Link>
        </p>
      )}
    </div>
  );
}
