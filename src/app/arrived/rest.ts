/** The files, below `data/`, of which a page brings only a part: manifest, catalogue, service. */
export const restOf = (locale: string, service: string) =>
  ['manifest.json', `catalog.${locale}.json`, `services/${service}.json`] as const;
