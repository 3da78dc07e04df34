/** Of the page that tells what became of what was sent: one, for everything that nobody here knows of. */
export const outcomesPath = '/outcomes';
