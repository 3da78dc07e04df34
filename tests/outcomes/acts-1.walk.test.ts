import { testActs } from './acts-go-wrong.ts';

testActs(0, 3);
