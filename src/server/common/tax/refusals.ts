import * as taxWording from '../../../../build/wording/server/tax.ts';
import { refusal } from '../../kernel/calls/endpoint.ts';

/** ETX101: the prior preparation is missing, or its year can no longer be chosen. */
export const notPrepared = refusal('ETX101', taxWording.refusals.notPrepared);

/** ETX102: the year cannot be chosen, or consent is missing. */
export const cannotPrepare = refusal('ETX102', taxWording.refusals.cannotPrepare);

/** ETX103: the certificate does not (or no longer) exist. */
export const unknownCertificate = refusal('ETX103', taxWording.refusals.unknownCertificate);

/** ETX104: the site does not belong to the procedure. */
export const unknownSite = refusal('ETX104', taxWording.refusals.unknownSite);

/** ETX105: the return from a site is unknown, was used, or belongs to somebody else. */
export const unknownResult = refusal('ETX105', taxWording.refusals.unknownResult);

/** ETX106: nothing to hand over. */
export const nothingChosen = refusal('ETX106', taxWording.refusals.nothingChosen);

/** ETX107: e-Tax is not linked. */
export const eTaxNotLinked = refusal('ETX107', taxWording.refusals.eTaxNotLinked);

/** ETX109: something else is chosen by now than what was shown. */
export const choiceChanged = refusal('ETX109', taxWording.refusals.choiceChanged);

/** ETX108: the site is linked already. */
export const alreadyLinked = refusal('ETX108', taxWording.refusals.alreadyLinked);
