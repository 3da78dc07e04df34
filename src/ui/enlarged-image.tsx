import { useId, useLayoutEffect, useRef, useState } from 'react';
import * as commonWording from '../../build/wording/common.ts';
import * as pictureWording from '../../build/wording/picture.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { Picture } from './picture.tsx';

interface EnlargedImageProps {
  readonly source: string;
  readonly alt: string;
  readonly title: string;
  /** Its own width in CSS pixels. */
  readonly width: number;
  onClose(): void;
}

/** Times its own size; the server draws it for three. */
const sizes = [1, 1.5, 2, 3] as const;
const first = 2;

/** A dialog with the picture in a region of its own, which scrolls by finger, wheel and arrow keys. What is in its middle stays there in every size. */
export function EnlargedImage({ source, alt, title, width, onClose }: EnlargedImageProps) {
  const [size, setSize] = useState<number>(first);
  const region = useRef<HTMLElement>(null);
  /** How far to the right and down the middle of the region lies, 0 to 1; null = at the beginning. */
  const middle = useRef<readonly [number, number] | null>(null);
  const hint = useId();
  const times = sizes[size] ?? 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the region is as wide as the size makes it.
  useLayoutEffect(() => {
    if (region.current === null || middle.current === null) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = region.current;
    const [right, down] = middle.current;
    region.current.scrollTo(right * scrollWidth - clientWidth / 2, down * scrollHeight - clientHeight / 2);
  }, [size]);

  const resize = (next: number) => {
    if (region.current === null) return;
    const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = region.current;
    middle.current = [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight];
    setSize(next);
  };
  const step = (by: 1 | -1, says: string) => (
    <Button look="secondary" locked={sizes[size + by] === undefined} working={false} onPress={() => resize(size + by)}>
      {says}
    </Button>
  );
  return (
    <Modal title={title} onEscape={onClose} wide>
      <div className="ui-image-sizes">
        {step(1, pictureWording.larger)}
        {step(-1, pictureWording.smaller)}
        <p role="status">{pictureWording.times({ times })}</p>
      </div>
      <p className="ui-field-hint" id={hint}>
        {pictureWording.pan}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="ui-image-large" tabIndex={0} aria-label={title} aria-describedby={hint} ref={region}>
        <Picture source={source} alt={alt} width={width * times} />
      </section>
      <div className="ui-buttons">
        <Button onPress={onClose}>{commonWording.close}</Button>
      </div>
    </Modal>
  );
}
