// chunk: telling
import type { Shell } from '../model/catalog.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** A newer version is published. It does not interrupt the person. */
export function UpdateNotice({ words }: Pick<Shell, 'words'>) {
  return (
    <Banner tone="info">
      <p>
        <strong>{words.updateTitle}</strong>
      </p>
      <p>{words.updateText}</p>
      <Button look="secondary" onPress={() => window.location.reload()}>
        {words.updateButton}
      </Button>
    </Banner>
  );
}
