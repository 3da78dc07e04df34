/** What the page for people who do not read Japanese says in one language. */
export interface Language {
  /** As in `languages` of the services' cards. */
  readonly key: string;
  /** BCP 47. */
  readonly lang: string;
  /** In the language itself. */
  readonly name: string;
  readonly heading: string;
  /** That it is a sample, before anything is said of what one can do. */
  readonly sample: string;
  readonly intro: string;
  /** Heading of the services. */
  readonly services: string;
  /** Heading of what is needed: card, phone, papers. */
  readonly bring: string;
  readonly card: string;
  readonly phone: string;
  readonly papers: string;
  /** Heading of who helps: an office, a person. */
  readonly help: string;
  readonly office: string;
  readonly person: string;
}
