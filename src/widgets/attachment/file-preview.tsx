// chunk: data-form
import { useEffect, useRef, useState } from 'react';
import * as fileWording from '../../../build/wording/file.ts';
import { attachmentType, bytesOfType } from '../../forms/attachment-type.ts';

/** Twice the size at which it is shown, so that it is sharp on dense screens. */
const most = { width: 192, height: 144 };

/** What a chosen file looks like: an image small, a PDF as a sheet. Drawn on a canvas, for which the page's policy needs no exception. */
export function FilePreview({ file, name }: { readonly file: File; readonly name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [looks, setLooks] = useState<'unknown' | 'sheet' | 'image' | 'broken'>('unknown');
  useEffect(() => {
    let isThere = true;
    const show = async () => {
      const type = attachmentType(new Uint8Array(await file.slice(0, bytesOfType).arrayBuffer()));
      if (type === 'pdf') return 'sheet';
      const image = await createImageBitmap(file);
      if (isThere && canvas.current !== null) draw(image, canvas.current);
      image.close();
      return 'image';
    };
    show()
      .catch(() => 'broken' as const)
      .then((now) => isThere && setLooks(now));
    return () => {
      isThere = false;
    };
  }, [file]);
  return (
    <>
      <canvas className="ui-files-preview" role="img" aria-label={name} hidden={looks !== 'image'} ref={canvas} />
      {looks === 'sheet' && (
        <span className="ui-files-sheet" aria-hidden="true">
          PDF
        </span>
      )}
      {looks === 'broken' && <span className="ui-files-size">{fileWording.fileNotShown}</span>}
    </>
  );
}

function draw(image: ImageBitmap, canvas: HTMLCanvasElement): void {
  const share = Math.min(1, most.width / image.width, most.height / image.height);
  canvas.width = Math.max(1, Math.round(image.width * share));
  canvas.height = Math.max(1, Math.round(image.height * share));
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
}
