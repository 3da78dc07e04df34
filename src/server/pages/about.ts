import * as aboutWording from '../../../build/wording/server/about.ts';
import * as commonWording from '../../../build/wording/server/common.ts';
import { type Html, html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import { accessibilityPage } from './accessibility/accessibility-page.ts';

interface About {
  readonly title: string;
  readonly body: Html;
}

const pages: { readonly [name: string]: About } = {
  environment: {
    title: aboutWording.environment.title,
    body: html`<p>${aboutWording.environment.text}</p>
      <h2>${aboutWording.environment.computers}</h2>
      <ul><li>${aboutWording.environment.chrome}</li><li>${aboutWording.environment.edge}</li><li>${aboutWording.environment.safari}</li></ul>
      <h2>${aboutWording.environment.phones}</h2>
      <ul><li>${aboutWording.environment.androidChrome}</li><li>${aboutWording.environment.iphoneSafari}</li></ul>
      <p>${aboutWording.environment.scripts}</p>`,
  },
  privacy: {
    title: aboutWording.privacy.title,
    body: html`<p>${aboutWording.privacy.text}</p>
      <h2>${aboutWording.privacy.what}</h2>
      <ul><li>${aboutWording.privacy.ofCard}</li><li>${aboutWording.privacy.ofScreens}</li></ul>
      <h2>${aboutWording.privacy.howLong}</h2>
      <p>${aboutWording.privacy.kept}</p>`,
  },
  terms: {
    title: aboutWording.terms.title,
    body: html`<p>${aboutWording.terms.text}</p>
      <h2>${aboutWording.terms.who}</h2>
      <p>${aboutWording.terms.cardHolders}</p>
      <h2>${aboutWording.terms.rules}</h2>
      <p>${aboutWording.terms.ownCard}</p>`,
  },
};

/** A page linked in the footer; null for an unknown name. */
export function aboutPage(name: string): Page | null {
  if (name === 'accessibility') return accessibilityPage;
  const about = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return about === undefined
    ? null
    : {
        title: about.title,
        main: html`<h1>${about.title}</h1>${about.body}<p><a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a></p>`,
      };
}
