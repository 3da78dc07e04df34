/** Catalogue message shown on return from a login: with the first screen, so it comes with its page. */
export const greeting = 'loggedIn';
