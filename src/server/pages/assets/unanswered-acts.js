import { showUnanswered } from './show-unanswered.js';

showUnanswered(globalThis);
// Out of the browser's page cache: meanwhile it may have been settled, or sent.
addEventListener('pageshow', () => showUnanswered(globalThis));
