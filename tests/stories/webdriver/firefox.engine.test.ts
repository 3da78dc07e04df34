import { dueOf } from '../../turn.ts';
import { mainStories } from './main-stories.ts';
import { testStoriesIn } from './test-stories.ts';

const due = dueOf(mainStories);

testStoriesIn('firefox', (story) => due.includes(story));
