import { testStories } from './play-in-page.ts';

testStories(() => true);
