import { testActs } from './acts-go-wrong.ts';

testActs(1, 3);
