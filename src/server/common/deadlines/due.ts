import type { OfCitizen } from '../../kernel/jobs/job-kind.ts';
import type { EntryState } from '../../kernel/page/waiting.ts';

/** Something of a citizen with a last day. */
export interface Due {
  /** Names it among those of its kind, as long as it exists. */
  readonly subject: string;
  /** `YYYYMMDD`: the last day on which it can be done. */
  readonly day: string;
  /** False: the day passed in vain. */
  readonly isOpen: boolean;
  /** Example `社会福祉士　新しく登録する`. */
  readonly title: string;
  /** Empty: it has none. */
  readonly number: string;
  /** Of the page about it. */
  readonly path: string;
}

/** A date after which something lapses; what the citizen is told of it, and when: 7 and 2 days before, and when it has lapsed. */
export interface Deadline {
  /** Name of the service's card. */
  readonly service: string;
  /** In mails, before the title. Example `国家資格の申請`. */
  readonly procedure: string;
  /** Example `支払いの期限`. */
  readonly label: string;
  /** What the service calls the number; absent: there is none. */
  readonly numberLabel?: string;
  /** What there is to do until then. A sentence. */
  readonly todo: string;
  /** What came of it, and what can be done. Sentences. */
  readonly lapsed: string;
  /** How what it belongs to stands after it; default: it ended (`lapsed`). */
  readonly standing?: EntryState;
  /** The link to the page. Example `申請の状況を見る`. */
  readonly link: string;
  /** Where it comes from: a row that changes may change it. */
  readonly tables: readonly string[];
  /** Those of a citizen; also those that lapsed, as long as their rows are there. */
  find(of: OfCitizen): Promise<readonly Due[]>;
  /** Where mail about it goes; null = no mail is sent. */
  email(of: OfCitizen, due: Due): Promise<string | null>;
}
