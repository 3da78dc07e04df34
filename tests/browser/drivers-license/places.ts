import { button } from '../harness/parts.ts';
import { signByPhone } from '../harness/phone.ts';
import type { Place } from '../look/place.ts';
import { expectLicence, type LicenceScreen, licenceScreens, openLicence, pressTo } from './licence.ts';

type Reach = Place['reach'];

const place = (name: string, ids: string, heading: string, persona: string, reach: Reach): Place => ({
  name: `licence-${name}`,
  ids,
  heading,
  reach: async (portal, page) => {
    await portal.login(persona);
    await reach(portal, page);
  },
});

const opened = (name: LicenceScreen, ids: string, persona: string): Place =>
  place(`${name}-${persona}`, ids, licenceScreens[name].title, persona, async (portal, page) => {
    await openLicence(portal, name);
    await expectLicence(page, name);
  });

const toAgreement: Reach = async (portal, page) => {
  await openLicence(portal, 'address');
  await pressTo(page, 'agreement', 'next');
};

const toSign: Reach = async (portal, page) => {
  await toAgreement(portal, page);
  await page.getByRole('checkbox').check();
  await pressTo(page, 'sign', 'next');
};

/** The screens of the driving licence, with what each kind of driver finds there. */
export const screens: readonly Place[] = [
  opened('index', 'DL-004', 'licence-gold'),
  opened('index', 'DL-004', 'licence-expired'),
  opened('index', 'DL-004', 'licence-card-only'),
  place('history', 'DL-021', '運転経歴情報の確認', 'licence-violation', (portal) =>
    openLicence(portal, 'index', '?view=history'),
  ),
  opened('address', 'DL-006', 'licence-gold'),
  opened('address', 'DL-006', 'licence-pending'),
  place('agreement', 'DL-008', licenceScreens.agreement.title, 'licence-gold', toAgreement),
  place('sign', 'DL-010', licenceScreens.sign.title, 'licence-gold', toSign),
  place('complete', 'DL-012', licenceScreens.complete.title, 'licence-gold', async (portal, page) => {
    await toSign(portal, page);
    await button(page, 'sign').click();
    await page.getByRole('timer').waitFor();
    await signByPhone(page, portal);
    await expectLicence(page, 'complete');
  }),
  opened('auto', 'DL-014', 'licence-gold'),
  opened('auto', 'DL-014', 'licence-course-begun'),
  opened('course', 'DL-016', 'licence-course-begun'),
  opened('course', 'DL-016', 'licence-course-done'),
  opened('course', 'DL-016', 'licence-violation'),
  place('lesson', 'DL-016', licenceScreens.course.title, 'licence-gold', async (portal, page) => {
    await openLicence(portal, 'course');
    await button(page, '講習を始める').click();
    await page.getByRole('radio').first().waitFor();
  }),
  opened('error', 'DL-018', 'licence-gold'),
];
