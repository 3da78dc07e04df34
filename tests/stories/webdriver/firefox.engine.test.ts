import { mainStories } from './main-stories.ts';
import { testStoriesIn } from './test-stories.ts';

testStoriesIn('firefox', (story) => mainStories.includes(story));
