// chunk: late
import type { Trail } from './crumbs.ts';
import { createPolicy } from './trusted-types.ts';

/** Safe: the text comes only from `JSON.stringify` and, being data by its type, never runs. */
const policy = createPolicy('madoguchi-json-ld', { createScript: (text) => text });

const type = 'application/ld+json';

/** Adds the BreadcrumbList of the shown crumbs to the page; the returned function removes it. */
export function addStructuredData(trail: Trail, pathname: string): () => void {
  const script = document.createElement('script');
  script.type = type;
  script.text = policy.createScript(breadcrumbList(trail, window.location.origin, pathname));
  document.head.append(script);
  return () => script.remove();
}

/** schema.org BreadcrumbList as JSON. `<` is escaped, so that no wording can end the element. */
function breadcrumbList(trail: Trail, origin: string, currentPath: string): string {
  const itemListElement = trail.map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: new URL(index === trail.length - 1 ? currentPath : href, origin).href,
  }));
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
