import { tell } from '../walk/context.ts';
import type { CheckSources } from './names.ts';

const RULE = 'service/contact';

/** Every service that stands in the portal's frame says whom to ask. A project without a top page is one of ours in tests. */
export function checkServiceContacts({ catalog: { home }, loaded: { services } }: CheckSources): void {
  if (home === null) return;
  for (const { service, walk, file } of services) {
    if (service.shell !== null || service.contact !== undefined) continue;
    const message = `手続き「${service.name}」に、困ったときの問い合わせ先がありません。窓口の名前、電話番号、受付の時間を、service.yaml の contact に書いてください。例: contact: { office: 見本相談センター, phone: 03-0000-4001, hours: 平日の午前9時から午後5時まで }`;
    tell(walk, RULE, service.at ?? { file, line: 1, column: 1 }, message);
  }
}
