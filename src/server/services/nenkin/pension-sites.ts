import * as commonWording from '../../../../build/wording/server/common.ts';
import * as wording from '../../../../build/wording/services/nenkin.ts';
import { banner } from '../../kernel/page/banner.ts';
import { html } from '../../kernel/page/html.ts';
import type { Page } from '../../kernel/page/page.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';

const sites: { readonly [site: string]: { readonly [matter: string]: string } } = {
  'nenkin-net': {
    record: wording.sites.record,
    'regular-notice': wording.sites.regularNotice,
    estimate: wording.sites.estimate,
    deduction: wording.sites.deduction,
    withholding: wording.sites.withholding,
  },
  'pension-procedures': {
    exemption: wording.sites.exemption,
    'student-deferment': wording.sites.studentDeferment,
    additional: wording.sites.additional,
    'account-transfer': wording.sites.accountTransfer,
    claim: wording.sites.claim,
    'receiving-account': wording.sites.receivingAccount,
    dependents: wording.sites.dependents,
  },
};

export const pensionSites: readonly string[] = Object.keys(sites);

/** Stand-in for a page of the pension service's own sites; null: no such matter. */
export function pensionSitePage(site: string, matter: string): Page | null {
  const matters = sites[site] ?? {};
  const title = Object.hasOwn(matters, matter) ? matters[matter] : undefined;
  if (title === undefined) return null;
  return {
    title,
    main: html`<h1>${title}</h1>
      ${banner('info', html`${wording.sites.standIn}`)}
      <div class="ui-buttons">
        <a class="ui-button ui-button-primary" href="${screenAddress('nenkin-select-menu')}">${wording.sites.back}</a>
        <a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a>
      </div>`,
  };
}
