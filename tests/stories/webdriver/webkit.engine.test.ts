import { mainStories } from './main-stories.ts';
import { testStoriesIn } from './test-stories.ts';

testStoriesIn('webkit', (story) => mainStories.includes(story));
