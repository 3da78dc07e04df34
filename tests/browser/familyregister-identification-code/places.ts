import { press } from '../harness/parts.ts';
import { signByPhone } from '../harness/phone.ts';
import type { Place } from '../look/place.ts';
import { chooseRegisters, codeScreens, expectCodes, openCodes } from './codes.ts';

const information = (persona: string, ids: string): Place => ({
  name: `code-information-${persona}`,
  ids,
  heading: codeScreens.information.title,
  reach: async (portal, page) => {
    await portal.login(persona);
    await openCodes(portal, 'information');
    await expectCodes(page, 'information');
  },
});

/** The screens of the identification code. */
export const screens: readonly Place[] = [
  information('idcode-closed', 'IC-003'),
  information('idcode-issued', 'AM-104'),
  information('idcode-changing', 'IC-003'),
  {
    name: 'code-sign',
    ids: 'IC-005',
    heading: codeScreens.sign.title,
    reach: async (portal, page) => {
      await portal.login('idcode-native-app');
      await chooseRegisters(page, portal, /^戸籍/u);
    },
  },
  {
    name: 'code-qr',
    ids: 'IC-007',
    heading: codeScreens.qr.title,
    reach: async (portal, page) => {
      await portal.login('idcode-closed');
      await chooseRegisters(page, portal, /^戸籍/u);
      await press(page, 'sign');
      await expectCodes(page, 'qr');
    },
  },
  {
    name: 'code-complete',
    ids: 'IC-009',
    heading: codeScreens.complete.title,
    reach: async (portal, page) => {
      await portal.login('idcode-closed');
      await chooseRegisters(page, portal, /^戸籍/u, /^除籍/u);
      await press(page, 'sign');
      await expectCodes(page, 'qr');
      await signByPhone(page, portal);
      await expectCodes(page, 'complete');
    },
  },
];
