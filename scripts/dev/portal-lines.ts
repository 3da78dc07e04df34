/** By these lines of its output the development server knows how a start of the portal goes. */
export const portalStarting = 'madoguchi: starting';
/** All code is loaded. */
export const portalLoaded = 'madoguchi: loaded';
export const portalStarted = 'madoguchi: started';
export const portalFailed = 'madoguchi: not started';
/** Followed by its exit code: it has ended without having failed, as far as it knows. */
export const portalEnded = 'madoguchi: ended ';
