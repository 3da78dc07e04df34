/** By these lines of its output the development server knows how a start of the portal has ended. */
export const portalStarted = 'madoguchi: started';
export const portalFailed = 'madoguchi: not started';
