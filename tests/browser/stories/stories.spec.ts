import { testStories } from './play-in-page.ts';

/** In a browser as well as without a picture: of the three longest services, the way that most people go. */
const played = ['familyregister/submit-by-qr', 'kana/file-alone', 'nq/apply-old-name'];

testStories((name) => played.includes(name));
