import type { Locator, Page } from 'playwright/test';
import type { Dialog } from '../../../../src/model/dialog.ts';
import type { Expression } from '../../../../src/model/expression.ts';
import type { Portal } from '../../harness/portal.ts';
import { dataFormFields } from './data-form-fields.ts';
import { fillIn } from './fill.ts';
import type { Knowledge } from './knowledge.ts';
import { wordsOfAccount } from './own-login.ts';
import type { PortalModel, Traveller } from './portal-model.ts';
import type { Choices } from './pressing.ts';
import { Reasoner } from './reasoner.ts';

/** Fills in what a screen or a dialog asks, each time a little otherwise. */
export class Filling {
  private readonly page: Page;
  private readonly portal: Portal;
  private readonly model: PortalModel;
  private readonly reasoner: Reasoner;
  private readonly visits = new Map<string, number>();
  private times = 0;

  constructor(page: Page, portal: Portal, model: PortalModel) {
    this.page = page;
    this.portal = portal;
    this.model = model;
    this.reasoner = new Reasoner(model);
  }

  async screen(traveller: Traveller, known: Knowledge, choices: Choices, keeps: boolean): Promise<void> {
    const isChange = !keeps && known.returnTo !== null;
    const { fields, groups } = this.model.screen(known.screen);
    const inner = dataFormFields(this.model.screen(known.screen), known.answers);
    const asked = { fields, groups };
    await this.fill(this.page.getByRole('main'), asked, traveller, known, { choices, inner, isChange });
  }

  /** The topmost one. */
  async dialog(traveller: Traveller, known: Knowledge, { fields: names = [] }: Dialog): Promise<void> {
    const fields = this.model.screen(known.screen).fields.filter(({ name }) => names.includes(name));
    const root = this.page.locator('dialog[open]').last();
    await this.fill(root, { fields, groups: [] }, traveller, known, { choices: {}, inner: [], isChange: false });
  }

  private async fill(
    root: Locator,
    asked: Parameters<typeof fillIn>[2],
    traveller: Traveller,
    known: Knowledge,
    how: Pick<Parameters<typeof fillIn>[3], 'choices' | 'inner' | 'isChange'>,
  ): Promise<void> {
    const [variant, turn] = [this.visited(known.screen), this.visited(`${traveller.id} ${known.screen}`)];
    this.times += 1;
    const { account, own } = traveller;
    const words = account === undefined ? own : wordsOfAccount(this.model, known.screen, account);
    await fillIn(root, this.portal, asked, {
      ...how,
      variant,
      turn,
      unique: `${Date.now().toString(36)}${this.times}`,
      own: words,
      known: (argument, form) =>
        (argument as { kind?: unknown }).kind === 'expression'
          ? (this.reasoner.valueOf(argument as Expression, known, form) ?? undefined)
          : undefined,
    }).catch(() => {});
  }

  /** How often before, in pairs: what one comes back to is filled in as it was. */
  private visited(key: string): number {
    this.visits.set(key, (this.visits.get(key) ?? -1) + 1);
    return Math.floor((this.visits.get(key) ?? 0) / 2);
  }
}
