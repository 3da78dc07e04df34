import type { Attachment } from '../../../src/forms/attachment.ts';
import type { Scope, Value } from '../../../src/model/expression.ts';
import type { Field } from '../../../src/model/field.ts';
import type { ScreenRuntime } from '../../../src/runtime/contract/screen.ts';
import { sampleContent } from '../sample-content.ts';

/** Uploads one sample file of that name, as the input for files does; the screen itself waits for it. */
export function attached(
  screen: ScreenRuntime,
  { widgetOptions }: Field,
  name: string,
  take: (files: readonly Attachment[]) => void,
): null {
  const { upload, uploadWith = {} } = widgetOptions as { readonly upload: string; readonly uploadWith?: Value };
  const content = sampleContent(name).toString('base64');
  const body = { ...(screen.value(uploadWith) as Scope), fileName: name, content };
  void screen
    .send(upload, () => Promise.resolve(body))
    .then((answer) => {
      if (answer.kind !== 'ok') return;
      const { attachmentId, name: stored, bytes, type } = answer.body as unknown as Attachment;
      take([{ attachmentId, name: stored, bytes, type }]);
    });
  return null;
}
