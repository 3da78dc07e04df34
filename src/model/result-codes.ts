/** `resultCode` of an answer: the protocol of every call (specification section 8). */

/** Done. */
export const doneResult = '0000';

/** Refused for a business reason. */
export const businessResult = '1000';

/** Failed in general; what became of the request it does not say. */
export const failedResult = '9000';

/** The request is invalid. */
export const invalidResult = '9001';

/** The person is sent to the site root, whatever the request was. */
export const rootResult = '9003';

/** Closed for maintenance. */
export const closedResult = '9004';
